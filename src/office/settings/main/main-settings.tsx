import { api } from '#api/client.ts';
import { recordAfter } from '#api/record-after.ts';
import { contactNames } from '#entities/shop/contacts.strings.ts';
import { currentRetailQuery } from '#entities/shop/shop.queries.ts';
import { PhotoUpload } from '#entities/upload/photo-upload.tsx';
import { useFormPictures } from '#entities/upload/use-form-pictures.ts';
import { useUploads } from '#entities/upload/use-uploads.ts';
import { formatMoney } from '#lib/money.ts';
import { RecordForm } from '#page/record-form/record-form.tsx';
import { useRecordForm } from '#page/record-form/use-record-form.tsx';
import { useShop, type Retail } from '#page/shop-context.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { notifyNews } from '#ui/notifier/notifier.ts';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ColorField } from './color-field.tsx';
import classes from './main-settings.module.css';
import { audienceNames, mainStrings, zoneNames } from './main-settings.strings.ts';
import {
  contactKinds,
  contentOf,
  draftOf,
  problemsOf,
  settingsPaths,
  type RetailChange,
  type SettingsDraft,
} from './settings-draft.ts';

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** The settings in words, as beside a field that a colleague has changed. */
function shownOf({ minSum, audience, timeZone, logo }: SettingsDraft, { min_order_sum: sum, currency }: Retail) {
  return {
    minSum: minSum && formatMoney(sum, currency),
    audience: audienceNames[audience],
    timeZone: zoneNames[timeZone] ?? timeZone,
    logo: logo && mainStrings.logoNow,
  };
}

interface FormProps {
  shop: Retail;
  /** Whether it is shown again after it has saved. */
  isAgain: boolean;
  onSaved: () => void;
}

function SettingsForm({ shop, isAgain, onSaved }: FormProps) {
  const queryClient = useQueryClient();
  const { queryKey } = currentRetailQuery;
  const uploads = useUploads(1);
  const pictures = useFormPictures(uploads, { wait: mainStrings.logoWait, failed: mainStrings.logoFailed });
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with the form that it was in.
  useEffect(() => {
    if (isAgain) button.current?.focus({ preventScroll: true });
  }, [isAgain]);
  const known = draftOf(shop);
  const form = useRecordForm<SettingsDraft, RetailChange, unknown>({
    known,
    problemsOf,
    contentOf: (draft) => contentOf(draft, shop, pictures.ids[0]),
    paths: settingsPaths,
    forgets: true,
    shown: shownOf(known, shop),
    pictures,
    send: async (change) => {
      const { record, refusal } = await recordAfter(
        api.PUT('/retail/', { body: { ...change, version: shop.version } }),
      );
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, record);
      if (refusal) throw refusal;
    },
    onSaved,
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
    onUnchanged: onSaved,
  });
  const { draft, change, field } = form;
  const { value: logo, ...logoField } = field('logo');
  const zones = draft.timeZone in zoneNames ? zoneNames : { ...zoneNames, [draft.timeZone]: draft.timeZone };
  return (
    <RecordForm
      form={form}
      texts={mainStrings}
      size="md"
      submitRef={button}
      isOnPage
      className={classes['form']}
      fieldsClass={classes['fields']}
      footerClass={classes['footer']}
    >
      <section className={classes['part']}>
        <h2>{mainStrings.about}</h2>
        <TextInput label={mainStrings.name} maxLength={100} {...field('name')} />
        <Textarea
          label={mainStrings.description}
          rows={3}
          maxLength={500}
          {...field('description', mainStrings.descriptionHint)}
        />
        <PhotoUpload
          uploads={uploads}
          label={mainStrings.logo}
          hint={mainStrings.logoHint}
          error={pictures.problem ?? logoField.error}
          disabled={form.isBusy}
          current={
            logo !== '' &&
            !pictures.hasNew && (
              <div className={classes['logo']}>
                <img src={logo} alt={mainStrings.logoNow} />
                <Button variant="default" onClick={() => change({ logo: '' })}>
                  {mainStrings.removeLogo}
                </Button>
              </div>
            )
          }
        />
        {logoField.description}
        <ColorField {...field('color', mainStrings.colorHint)} error={form.errors.color ?? problemsOf(draft).color} />
      </section>
      <section className={classes['part']}>
        <h2>{mainStrings.contacts}</h2>
        <p className={classes['hint']}>{mainStrings.contactsHint}</p>
        <div className={classes['pair']}>
          <PhoneField label={mainStrings.phone} {...field('phone')} />
          {contactKinds.map((kind) => (
            <TextInput
              key={kind}
              label={contactNames[kind]}
              maxLength={200}
              {...field(kind, kind === 'instagram' ? mainStrings.instagramHint : undefined)}
            />
          ))}
        </div>
      </section>
      <section className={classes['part']}>
        <h2>{mainStrings.orders}</h2>
        <div className={classes['pair']}>
          <MoneyInput
            currency={shop.currency}
            label={mainStrings.minSum}
            {...field('minSum', mainStrings.minSumHint)}
          />
          <NativeSelect label={mainStrings.audience} data={optionsOf(audienceNames)} {...field('audience')} />
          <TextInput label={mainStrings.currency} maxLength={5} {...field('currency')} />
          <NativeSelect
            label={mainStrings.timeZone}
            data={optionsOf(zones)}
            {...field('timeZone', mainStrings.timeZoneHint)}
          />
        </div>
        <Checkbox size="md" label={mainStrings.prepaid} {...form.checkbox('isPrepaid', mainStrings.prepaidHint)} />
      </section>
      <section className={classes['part']}>
        <h2>{mainStrings.paying}</h2>
        <Textarea
          label={mainStrings.requisites}
          rows={8}
          maxLength={4000}
          {...field('requisites', mainStrings.requisitesHint)}
        />
      </section>
      <section className={classes['part']}>
        <h2>{mainStrings.staff}</h2>
        <Checkbox
          size="md"
          label={mainStrings.staffByCode}
          {...form.checkbox('staffByCode', mainStrings.staffByCodeHint)}
        />
      </section>
    </RecordForm>
  );
}

/** The main settings of the shop. What a colleague has changed meanwhile is shown beside what was typed. */
export function MainSettings() {
  const shop = useShop();
  const [saves, setSaves] = useState(0);
  useQuery({ ...currentRetailQuery, staleTime: 0 });
  const told = (): void => {
    setSaves(saves + 1);
    notifyNews(mainStrings.saved);
  };
  // Each save begins another form, over what was saved.
  return <SettingsForm key={saves} shop={shop} isAgain={saves > 0} onSaved={told} />;
}
