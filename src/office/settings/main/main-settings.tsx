import { contactNames } from '#entities/shop/contacts.strings.ts';
import { useAskBeforeLeaving } from '#page/use-ask-before-leaving.ts';
import { currentRetailQuery } from '#entities/shop/shop.queries.ts';
import { useShop, type Retail } from '#page/shop-context.tsx';
import { PhotoUpload } from '#entities/upload/photo-upload.tsx';
import { useStoredPictures, useUploadList, useUploads } from '#entities/upload/use-uploads.ts';
import { formatMoney } from '#lib/money.ts';
import { readName } from '#lib/read-address.ts';
import { readRefusal } from '#machines/kit/refusal.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { TheirsNotice } from '#ui/form/theirs-notice.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useEdits } from '#ui/form/use-edits.ts';
import { useTheirs } from '#ui/form/use-theirs.tsx';
import { notifyNews } from '#ui/notifier/notifier.ts';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQuery } from '@tanstack/react-query';
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
import { useSaveSettings } from './use-save-settings.ts';

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** The settings in words, as beside a field that a colleague has changed. */
function shownOf(name: keyof SettingsDraft, shop: Retail): string {
  const now = draftOf(shop);
  if (name === 'minSum') return now.minSum && formatMoney(shop.min_order_sum, shop.currency);
  if (name === 'isPrepaid' || name === 'staffByCode') return now[name] ? mainStrings.yes : mainStrings.no;
  if (name === 'audience') return audienceNames[now.audience];
  if (name === 'timeZone') return zoneNames[now.timeZone] ?? now.timeZone;
  if (name === 'logo') return now.logo && mainStrings.logoNow;
  return now[name];
}

interface FormProps {
  shop: Retail;
  /** Whether it is shown again after it has saved. */
  isAgain: boolean;
  onSaved: () => void;
}

function SettingsForm({ shop, isAgain, onSaved }: FormProps) {
  const { mutate, reset, isPending, error, variables } = useSaveSettings(shop, onSaved);
  const uploads = useUploads(1);
  const hasNewLogo = useUploadList(uploads).length > 0;
  const { stored, isBusy: isUploading, hasFailed } = useStoredPictures(uploads);
  const [isLogoMissed, setIsLogoMissed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with the form that it was in.
  useEffect(() => {
    if (isAgain) button.current?.focus({ preventScroll: true });
  }, [isAgain]);
  const known = draftOf(shop);
  const form = useDraftForm<SettingsDraft, RetailChange>({
    edits: useEdits<SettingsDraft>({ onChange: () => error && reset() }),
    known,
    problemsOf,
    contentOf: (draft) => contentOf(draft, shop, stored[0]?.picture.id),
    isHeldUp: isUploading || hasFailed,
    paths: settingsPaths,
    sent: variables ?? null,
    refusal: error && readRefusal(error),
    onSubmit: (content) => (Object.keys(content).length === 0 ? onSaved() : mutate(content)),
    onProblem: () => setIsLogoMissed(isUploading || hasFailed),
  });
  useAskBeforeLeaving(hasNewLogo || Object.keys(form.content ?? {}).length > 0);
  const { form: guarded, hasAny, fieldOf } = useTheirs({ form, known, shown: (name) => shownOf(name, shop) });
  const { draft, change } = form;
  const { value: logo, ...logoField } = fieldOf('logo');
  const missed = hasFailed ? mainStrings.logoFailed : mainStrings.logoWait;
  const isPrepaid = fieldOf('isPrepaid', mainStrings.prepaidHint);
  const staffByCode = fieldOf('staffByCode', mainStrings.staffByCodeHint);
  const zones = draft.timeZone in zoneNames ? zoneNames : { ...zoneNames, [draft.timeZone]: draft.timeZone };
  const footer = (
    <div className={classes['footer']}>
      <TheirsNotice hasAny={hasAny} refusal={form.refusal} texts={mainStrings} />
      <Button ref={button} type="submit" size="md" loading={isPending}>
        {mainStrings.save}
      </Button>
    </div>
  );
  return (
    <Form form={guarded} className={classes['form']} fieldsClass={classes['fields']} isBusy={isPending} footer={footer}>
      <section className={classes['part']}>
        <h2>{mainStrings.about}</h2>
        <TextInput label={mainStrings.name} maxLength={100} {...fieldOf('name')} />
        <Textarea
          label={mainStrings.description}
          rows={3}
          maxLength={500}
          {...fieldOf('description', mainStrings.descriptionHint)}
        />
        <PhotoUpload
          uploads={uploads}
          label={mainStrings.logo}
          hint={mainStrings.logoHint}
          error={isLogoMissed && (isUploading || hasFailed) ? missed : logoField.error}
          disabled={isPending}
          current={
            logo !== '' &&
            !hasNewLogo && (
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
        <ColorField {...fieldOf('color', mainStrings.colorHint)} error={form.errors.color ?? problemsOf(draft).color} />
      </section>
      <section className={classes['part']}>
        <h2>{mainStrings.contacts}</h2>
        <p className={classes['hint']}>{mainStrings.contactsHint}</p>
        <div className={classes['pair']}>
          <PhoneField label={mainStrings.phone} {...fieldOf('phone')} />
          {contactKinds.map((kind) => (
            <TextInput
              key={kind}
              label={contactNames[kind]}
              maxLength={200}
              {...fieldOf(kind, kind === 'instagram' ? mainStrings.instagramHint : undefined)}
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
            {...fieldOf('minSum', mainStrings.minSumHint)}
          />
          <NativeSelect
            label={mainStrings.audience}
            data={optionsOf(audienceNames)}
            {...fieldOf('audience')}
            onChange={(event) =>
              change({ audience: readName(audienceNames, event.currentTarget.value) ?? draft.audience })
            }
          />
          <TextInput label={mainStrings.currency} maxLength={5} {...fieldOf('currency')} />
          <NativeSelect
            label={mainStrings.timeZone}
            data={optionsOf(zones)}
            {...fieldOf('timeZone', mainStrings.timeZoneHint)}
            onChange={(event) => change({ timeZone: event.currentTarget.value })}
          />
        </div>
        <Checkbox
          size="md"
          label={mainStrings.prepaid}
          checked={isPrepaid.value}
          error={isPrepaid.error}
          description={isPrepaid.description}
          onChange={(event) => change({ isPrepaid: event.currentTarget.checked })}
        />
      </section>
      <section className={classes['part']}>
        <h2>{mainStrings.paying}</h2>
        <Textarea
          label={mainStrings.requisites}
          rows={8}
          maxLength={4000}
          {...fieldOf('requisites', mainStrings.requisitesHint)}
        />
      </section>
      <section className={classes['part']}>
        <h2>{mainStrings.staff}</h2>
        <Checkbox
          size="md"
          label={mainStrings.staffByCode}
          checked={staffByCode.value}
          error={staffByCode.error}
          description={staffByCode.description}
          onChange={(event) => change({ staffByCode: event.currentTarget.checked })}
        />
      </section>
    </Form>
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
