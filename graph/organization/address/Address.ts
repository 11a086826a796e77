import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'

export const Address = builder.prismaObject('Address', {
  description: 'A postal address.',
  select: { id: true },
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The numeric id used by legacy clients.', ...legacy() }),
    line1: t.exposeString('line1', { description: 'The street and number.' }),
    line2: t.exposeString('line2', { description: 'An additional address line, such as a suite or gate.' }),
    city: t.exposeString('city', { description: 'The city or town.' }),
    postalCode: t.exposeString('postalCode', { description: 'The postal or ZIP code.' }),
    state: t.exposeString('state', {
      nullable: true,
      description: 'The ISO 3166-2 code of the state or province, such as US-NV; null if not set.',
    }),
    country: t.exposeString('country', {
      nullable: true,
      description: 'The ISO 3166-1 country code, such as US; null if not set.',
    }),
  }),
})
