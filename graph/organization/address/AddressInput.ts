import { builder } from '../../kernel/builder.ts'

export const AddressInput = builder.inputType('AddressInput', {
  description: 'A postal address; omitted fields stay unchanged, or are empty in a new address.',
  fields: (t) => ({
    line1: t.string({ description: 'The street and number.' }),
    line2: t.string({ description: 'An additional address line, such as a suite or gate.' }),
    city: t.string({ description: 'The city or town.' }),
    postalCode: t.string({ description: 'The postal or ZIP code.' }),
    state: t.string({
      description: 'The ISO 3166-2 code of the state or province, such as US-NV; null or empty for none.',
    }),
    country: t.string({ description: 'The ISO 3166-1 country code, such as US; null or empty for none.' }),
  }),
})
