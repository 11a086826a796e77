import { builder } from '../../kernel/builder.ts'
import { constantList } from '../../kernel/listing.ts'
import { legacy } from '../../kernel/legacy.ts'
import { policy } from '../../kernel/node.ts'
import { firstOf, listArgs } from '../../kernel/paging.ts'
import { naicsList, naicsRevision, type Naics } from '../reference/naicsList.ts'

const levels = { 2: 'SECTOR', 3: 'SUBSECTOR', 4: 'INDUSTRY_GROUP', 5: 'INDUSTRY', 6: 'NATIONAL_INDUSTRY' } as const

const NaicsLevel = builder.enumType('NaicsLevel', {
  description: 'The level of detail of a NAICS code.',
  values: {
    SECTOR: { description: 'A two-digit code, or a range of them.' },
    SUBSECTOR: { description: 'A three-digit code.' },
    INDUSTRY_GROUP: { description: 'A four-digit code.' },
    INDUSTRY: { description: 'A five-digit code.' },
    NATIONAL_INDUSTRY: { description: 'A six-digit code, the level used to classify organizations.' },
  },
})

export const NaicsCode = builder.objectRef<Naics>('NaicsCode').implement({
  description: 'An industry of the North American Industry Classification System (NAICS).',
  fields: (t) => ({
    code: t.exposeString('code', {
      description: 'The digits of the code; for a sector this may be a range, e.g. 31-33.',
    }),
    title: t.exposeString('title', { description: 'The title of the industry.' }),
    revision: t.exposeInt('revision', {
      description: 'The year of the NAICS revision the code belongs to, e.g. 2017.',
    }),
    level: t.field({
      type: NaicsLevel,
      description: 'The level of detail.',
      resolve: ({ code }) => levels[code.split('-')[0]!.length as keyof typeof levels],
    }),
  }),
})

builder.objectField(NaicsCode, 'parent', (t) =>
  t.field({
    type: NaicsCode,
    nullable: true,
    description: 'The code it belongs to; null for a sector.',
    resolve: async ({ parentCode }) => (parentCode ? (await naicsList()).find(parentCode) : null),
  }),
)

builder.queryField('naicsCode', (t) =>
  t.field({
    type: NaicsCode,
    nullable: true,
    description: 'A NAICS industry by its code; null if the code is unknown.',
    ...policy('signedIn'),
    args: { code: t.arg.string({ required: true, description: 'The digits of the code.' }) },
    resolve: async (_root, { code }) => (await naicsList()).find(code),
  }),
)

builder.queryField('naicsRevision', (t) =>
  t.int({
    description: 'The year of the NAICS revision used for new classifications.',
    ...policy('signedIn'),
    resolve: () => naicsRevision,
  }),
)

builder.queryField('naicsCodes', (t) =>
  t.field({
    type: [NaicsCode],
    description:
      'The industries whose code starts with the search text or whose title contains all its words, best match first.',
    ...policy('signedIn'),
    args: {
      search: t.arg.string({
        required: true,
        description: 'The beginning of a code, or words of a title; an empty text matches all.',
      }),
      sixDigitOnly: t.arg.boolean({
        required: true,
        defaultValue: true,
        description: 'Whether to return only six-digit codes, which organizations can be classified by.',
      }),
      first: t.arg.int({
        required: true,
        defaultValue: 50,
        description: 'The number of items to return, at most 100.',
      }),
    },
    resolve: async (_root, { search, sixDigitOnly, first }) =>
      (await naicsList()).search(search, { sixDigitOnly }).slice(0, firstOf(first)),
  }),
)

builder.queryField('legacyNaicsCodes', (t) =>
  t.field({
    type: [NaicsCode],
    description: 'All industries of every level, by code.',
    ...legacy('signedIn'),
    args: listArgs(t),
    resolve: async (_root, args, context) => constantList(context, args, (await naicsList()).all),
  }),
)
