// The panels that standard procedures open, and what each is opened with.
import { z } from 'zod'
import { shortcutKeys } from '../../people/preference/shortcuts.ts'
import { text } from '../../kernel/validation.ts'

export const panels = [
  'quickLaunch',
  'sop',
  'player',
  'actionItem',
  'contacts',
  'mail',
  'message',
  'delegateTask',
  'timeStudy',
] as const

export type Panel = (typeof panels)[number]

/** What to know of this step of this work, at the top of its panel. */
const hint = { hint: text(0, 500).optional() }

const upToTwelve = <Item extends z.ZodType>(item: Item) => z.array(item).max(12, 'Choose at most 12.')

/** Placeholders of texts: what of the record is put in their place. */
const placeholders = ['key', 'title', 'organization', 'due', 'assignee']

const template = (most: number) =>
  text(0, most).refine((words) => [...words.matchAll(/\{(\w*)\}/g)].every(([, name]) => placeholders.includes(name!)), {
    error: `In braces stands one of ${placeholders.join(', ')}.`,
  })

/** The data of each panel; what is left out is the panel's own way. */
export const dataOf = {
  quickLaunch: z.strictObject({
    ...hint,
    shortcuts: upToTwelve(z.enum(shortcutKeys, { error: 'Choose among the twelve shortcuts.' })).optional(),
  }),
  sop: z.strictObject(hint),
  player: z.strictObject({
    ...hint,
    media: z.enum(['RECORDS', 'SOP'], { error: 'Choose RECORDS or SOP.' }).optional(),
    seconds: z.int('Write whole seconds.').min(2, 'Write 2 or more.').max(300, 'Write at most 300.').optional(),
  }),
  actionItem: z.strictObject(hint),
  contacts: z.strictObject({ ...hint, contactIds: upToTwelve(z.string('Name contacts by their ids.')).optional() }),
  mail: z.strictObject({ ...hint, subject: template(200).optional(), text: template(5000).optional() }),
  message: z.strictObject({ ...hint, text: template(2000).optional() }),
  delegateTask: z.strictObject({ ...hint, note: template(500).optional() }),
  timeStudy: z.strictObject(hint),
} satisfies Record<Panel, z.ZodType>
