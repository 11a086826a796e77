import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'

export const Address = builder.prismaObject('Address', {
  description: 'A postal address.',
  select: { id: true },
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The number that legacy clients know.', ...legacy() }),
    line1: t.exposeString('line1', { description: 'Street and number.' }),
    line2: t.exposeString('line2', { description: 'What else the street line needs, as a suite or a gate.' }),
    city: t.exposeString('city', { description: 'The city or town.' }),
    postalCode: t.exposeString('postalCode', { description: 'The postal or ZIP code.' }),
    state: t.exposeString('state', { nullable: true, description: 'The state or province by ISO 3166-2, as US-NV.' }),
    country: t.exposeString('country', { nullable: true, description: 'The country by ISO 3166-1, as US.' }),
  }),
})
