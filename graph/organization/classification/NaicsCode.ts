import { builder } from '../../kernel/builder.ts'
import { constantList } from '../../kernel/listing.ts'
import { legacy } from '../../kernel/legacy.ts'
import { policy } from '../../kernel/node.ts'
import { firstOf, listArgs } from '../../kernel/paging.ts'
import { naicsList, naicsRevision, type Naics } from '../reference/naicsList.ts'

const levels = { 2: 'SECTOR', 3: 'SUBSECTOR', 4: 'INDUSTRY_GROUP', 5: 'INDUSTRY', 6: 'NATIONAL_INDUSTRY' } as const

const NaicsLevel = builder.enumType('NaicsLevel', {
  description: 'How narrow a NAICS code is.',
  values: {
    SECTOR: { description: 'Two digits, or a range of them.' },
    SUBSECTOR: { description: 'Three digits.' },
    INDUSTRY_GROUP: { description: 'Four digits.' },
    INDUSTRY: { description: 'Five digits.' },
    NATIONAL_INDUSTRY: { description: 'Six digits: what an organization is classified by.' },
  },
})

export const NaicsCode = builder.objectRef<Naics>('NaicsCode').implement({
  description: 'An industry of the North American Industry Classification System (NAICS).',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Its digits; a sector may be a range, as 31-33.' }),
    title: t.exposeString('title', { description: 'What the industry is called.' }),
    revision: t.exposeInt('revision', { description: 'The year of the revision that the code is of, as 2017.' }),
    level: t.field({
      type: NaicsLevel,
      description: 'How narrow it is.',
      resolve: ({ code }) => levels[code.split('-')[0]!.length as keyof typeof levels],
    }),
  }),
})

builder.objectField(NaicsCode, 'parent', (t) =>
  t.field({
    type: NaicsCode,
    nullable: true,
    description: 'What it is a part of; null of a sector.',
    resolve: async ({ parentCode }) => (parentCode ? (await naicsList()).find(parentCode) : null),
  }),
)

builder.queryField('naicsCode', (t) =>
  t.field({
    type: NaicsCode,
    nullable: true,
    description: 'An industry by its code.',
    ...policy('signedIn'),
    args: { code: t.arg.string({ required: true, description: 'The digits.' }) },
    resolve: async (_root, { code }) => (await naicsList()).find(code),
  }),
)

builder.queryField('naicsRevision', (t) =>
  t.int({
    description: 'The year of the revision of NAICS that new codes are of.',
    ...policy('signedIn'),
    resolve: () => naicsRevision,
  }),
)

builder.queryField('naicsCodes', (t) =>
  t.field({
    type: [NaicsCode],
    description: 'The industries that a code begins like or whose title has all words, the likeliest first.',
    ...policy('signedIn'),
    args: {
      search: t.arg.string({ required: true, description: 'The beginning of a code, or words; of nothing, all.' }),
      sixDigitOnly: t.arg.boolean({
        required: true,
        defaultValue: true,
        description: 'Whether only such as classify.',
      }),
      first: t.arg.int({ required: true, defaultValue: 50, description: 'How many to return, at most 100.' }),
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
