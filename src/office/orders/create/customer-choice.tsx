import { customerName, customerPhone } from '#entities/customer/customer-name.ts';
import { CustomerPicker, type FoundCustomer } from '#office/kit/customer/picker/customer-picker.tsx';
import { usePermission } from '#page/shop-context.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { NewCustomerForm } from '#office/kit/customer/create/new-customer-form.tsx';
import { newCustomerStrings } from '#office/kit/customer/create/new-customer.strings.ts';

interface CustomerChoiceProps {
  value: FoundCustomer | null;
  /** Whether another can't be chosen. */
  isFixed: boolean;
  /** Whether one is chosen, who may still be loading. */
  isChosen: boolean;
  onChange: (id: number | null) => void;
}

/** The customer of a new order: found, or made on the spot. */
export function CustomerChoice({ value, isFixed, isChosen, onChange }: CustomerChoiceProps) {
  const mayMake = usePermission('create_customers');
  const [isMaking, setIsMaking] = useState(false);
  // Whoever isn't found is made with what was typed.
  const [typed, setTyped] = useState('');
  if (isFixed) {
    return (
      value && (
        <div>
          <b>{customerName(value)}</b>
          <br />
          {customerPhone(value)}
        </div>
      )
    );
  }
  if (isChosen && !value) return null;
  if (isMaking && !value) {
    return (
      <NewCustomerForm
        typed={typed}
        onMade={({ id }) => {
          setIsMaking(false);
          onChange(id);
        }}
        onCancel={() => setIsMaking(false)}
      />
    );
  }
  return (
    <>
      <CustomerPicker
        value={value}
        error={undefined}
        onChange={(customer) => onChange(customer?.id ?? null)}
        onText={setTyped}
      />
      {mayMake && !value && (
        <Button
          variant="light"
          leftSection={<PlusIcon size={18} />}
          style={{ justifySelf: 'start' }}
          onClick={() => setIsMaking(true)}
        >
          {newCustomerStrings.open}
        </Button>
      )}
    </>
  );
}
