/** Parameters of an address, in their order. */
export type Parameters = readonly (readonly [name: string, value: string])[];

/** How a filter's value is written in an address, and sent. A value may take several parameters. */
export interface AddressForm<Value, Sent extends object = object> {
  /** The value in the address; undefined if it has none, or an invalid one. */
  read(params: URLSearchParams, name: string): Value | undefined;
  write(value: Value | undefined, name: string): Parameters;
  /** The value's parameters in the address, without invalid ones. */
  keep(params: URLSearchParams, name: string): Parameters;
  /** The parameters of the operation that the value is sent by. */
  send(value: Value): Sent;
}

/** A parameter of an address; none for a value that isn't there. */
export const one = (name: string, value: string | undefined): Parameters => (value ? [[name, value]] : []);

/** A filter of this look, whose value is written and sent so. */
export function makeFilter<Value, Look, Sent extends object>(
  look: Look,
  form: Omit<AddressForm<Value, Sent>, 'keep'>,
): Look & AddressForm<Value, Sent> {
  return { ...look, ...form, keep: (params, name) => form.write(form.read(params, name), name) };
}
