import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'
import { policy } from '../../kernel/node.ts'
import { countries, statesOf, type Country as CountryShape, type State as StateShape } from './countries.ts'

const Country = builder.objectRef<CountryShape>('Country').implement({
  description: 'An ISO 3166-1 country.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'ISO 3166-1 alpha-2 code, such as US.' }),
    internalID: t.exposeInt('number', { description: 'Its number in the standard.', ...legacy() }),
    name: t.exposeString('name', { description: 'The display name.' }),
  }),
})

const State = builder.objectRef<StateShape>('State').implement({
  description: 'A state, province or other subdivision as defined in ISO 3166-2.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The ISO 3166-2 code, such as US-NV.' }),
    name: t.exposeString('name', { description: 'The display name.' }),
  }),
})

builder.queryFields((t) => ({
  countries: t.field({
    type: [Country],
    description: 'All countries, by name.',
    ...policy('signedIn'),
    resolve: () => [...countries],
  }),
  states: t.field({
    type: [State],
    description: 'The states of a country, by name.',
    ...policy('signedIn'),
    args: { country: t.arg.string({ required: true, description: 'The two-letter code of the country.' }) },
    resolve: (_root, { country }) => [...statesOf(country)],
  }),
}))
