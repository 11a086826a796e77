// The panels that standard procedures open, and what each is opened with.
import { z } from 'zod'
import { shortcutKeys } from '../../people/preference/shortcuts.ts'
import { say, text } from '../../kernel/validation.ts'
import * as t from './__generated__/messages.ts'

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

const upToTwelve = <Item extends z.ZodType>(item: Item) => z.array(item).max(12, say(t.chooseAtMost({ most: 12 })))

/** Placeholders of texts: what of the record is put in their place. */
const placeholders = ['key', 'title', 'organization', 'due', 'assignee']

const template = (most: number) =>
  text(0, most).refine(
    (words) => [...words.matchAll(/\{(\w*)\}/g)].every(([, name]) => placeholders.includes(name!)),
    say(t.inBraces({ names: placeholders.join(', ') })),
  )

/** The data of each panel; what is left out is the panel's own way. */
export const dataOf = {
  quickLaunch: z.strictObject({
    ...hint,
    shortcuts: upToTwelve(z.enum(shortcutKeys, say(t.chooseShortcuts))).optional(),
  }),
  sop: z.strictObject(hint),
  player: z.strictObject({
    ...hint,
    media: z.enum(['RECORDS', 'SOP'], say(t.chooseMedia)).optional(),
    seconds: z.int(say(t.wholeSeconds)).min(2, say(t.leastSeconds)).max(300, say(t.mostSeconds)).optional(),
  }),
  actionItem: z.strictObject(hint),
  contacts: z.strictObject({ ...hint, contactIds: upToTwelve(z.string(say(t.contactsByIds))).optional() }),
  mail: z.strictObject({ ...hint, subject: template(200).optional(), text: template(5000).optional() }),
  message: z.strictObject({ ...hint, text: template(2000).optional() }),
  delegateTask: z.strictObject({ ...hint, note: template(500).optional() }),
  timeStudy: z.strictObject(hint),
} satisfies Record<Panel, z.ZodType>
