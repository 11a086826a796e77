import { builder } from '../../kernel/builder.ts'

export const AddressInput = builder.inputType('AddressInput', {
  description: 'A postal address; what is left out stays as it is, or is empty in a new one.',
  fields: (t) => ({
    line1: t.string({ description: 'Street and number.' }),
    line2: t.string({ description: 'What else the street line needs, as a suite or a gate.' }),
    city: t.string({ description: 'The city or town.' }),
    postalCode: t.string({ description: 'The postal or ZIP code.' }),
    state: t.string({ description: 'The state or province by ISO 3166-2, as US-NV; null or empty for none.' }),
    country: t.string({ description: 'The country by ISO 3166-1, as US; null or empty for none.' }),
  }),
})
