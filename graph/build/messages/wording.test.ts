// How the English messages are said: plain, in the product's own terms. docs/messages.md says the rules.
import { expect, test } from 'vitest'
import { textsIn } from './catalogue.ts'

/** Turns that a plain sentence does without. */
const forbidden = [
  /\bwhoever\b/i,
  /\b(some|every|any|no)body\b/i,
  /\bthose (that|who|of|which)\b/i,
  /\bthere (is|are) (none|no|nothing)\b/i,
  /\bof (its|their|your|my|one[’']s) own\b/i,
  /\ball that\b/i,
  /\bwhat (is|was|it|they|of|has|can|you|to|becomes?|became)\b/i,
  /\b(is|are) to be\b/i,
  /\b(at|to) work\b/i,
  /\b(yours|mine|theirs) to\b/i,
  /\bin (your )?sight\b/i,
  /\bby (itself|themselves)\b/i,
  /\ball the same\b/i,
  /\bthe (last|latest|newest|oldest|worst|best|most \w+) first\b/i,
  /\bas (it|they) (is|are|was|were|stands?)\b/i,
  /\bgoes on\b/i,
  /\btake[sn]? (in|into|out|away|part)\b/i,
  /\b(this|these) (is|are) needed\b/i,
  /\bno such\b/i,
  /\bgood for\b/i,
  /\btold\b/i,
  /\bby the clock\b/i,
  /\ball below\b/i,
  /\bas usual\b/i,
  /\bmeanwhile\b/i,
  /\bwhom\b(?!})/i,
  /\bfor good\b/i,
  /\bin vain\b/i,
  /\bcan not\b/i,
  /\bstands? (in|below|here|there|beside)\b/i,
  /\bbelow it\b/i,
  /\bonce more\b/i,
  /\bof it\b/i,
  /\b(archived|ended|completed?) too\b/i,
]

/** Phrases that were found on screens and are said better now. */
const replaced = new Set(
  [
    'Everybody in reach',
    'Done by nobody',
    'What the team is held to, by the last closed period; the worst first.',
    'Open work in service time; the line in a bar is how long they work this week.',
    'No data: nobody here has open work.',
    'Take a condition away, or put work on the board.',
    'Why not more?',
    'Hide what is not possible',
    'Complete at once…',
    'One level up…',
    'From the number',
    'Recovered after 2 days in a row at 28 min or below: only the number can say so.',
    'Follow-up 1, completed in vain before',
    'Value that opened it',
    'Because',
    'What brings it back',
    'Made from',
    'Nothing was said about this record yet.',
    'Whoever sees the record reads what you write, and those whose it is are told.',
    'A photo or a delivery note can stand here.',
    'Up to ten addresses, apart by commas.',
    'What is to be done',
    'From the catalogue.',
    'Optional: brings class, priority, service time and what belongs to it.',
    'Leave empty for nobody yet',
    'May begin.',
    'In your own time; empty for at any time',
    'Waits for: Something of ours',
    'Their status belongs to no bucket; an older system left it behind.',
    'Grouped by any',
    'Only any',
    'Number, the last first',
    'Archived too',
    'Without archived',
    'Ended ones too',
    'Also those that are over',
    'Complete too',
    'beyond target',
    'Values of: All that I see',
    'sum_per_rate',
    'What it is',
    'Stands in',
    'nobody has this role',
    'A benchmark holds a metric to levels, with an owner: where it is breached, an action opens.',
    'Of what is answered and applies, required weighs three times what is optional.',
    'Where no share of peers is told: The organizations of this cohort are so alike that figures would tell what each of them has.',
    'Make a record',
    'Not for us',
    'No such place.',
    'To my own place',
    'Organizations that have it',
    'People right there',
    'Of the whole tree; a department has some of them.',
    'From (now where empty)',
    'Until, that day too (no end where empty)',
    'Up to your own: nobody gives more than they have.',
    'Manager, as usual',
    'All that are shown',
    'Choose who first.',
    'You have asked for nothing yet.',
    'Whoever has the code of one joins with what it says, once.',
    'Enter opens, M moves, Space selects with all below, Shift F10 shows the rest',
    'All that you can see, also below closed branches',
    'Below',
    'Below it',
    'to mend',
    'Read it once more; every step can be opened again',
    'What falls due is told in it',
    'Employer identifier',
    'Kind of identifier',
    'Kind of partner (TTP)',
    'Own number (OrgUID)',
    'What somebody may do.',
    'By all that they are in this tree, with what is not saved.',
    'At work',
    'Put to work',
    'None: its records are done as people know.',
    'Each falls due by the clock on the wall where it is done, daylight saving included.',
    'Takes in: Its stops only',
    'Way',
    'To come',
    'Walked',
    'Asked of me',
    'Passed on by me',
    'Waits for an answer',
    'Goes back',
    'I stand in for.',
    'Their own records are on your board meanwhile; what you do there is written down in both names.',
    'With a new one all your other sign-ins end.',
    'Looks.',
    'Of what',
    'In the inbox',
    'By mail',
    'Mail is not set up here, so that nothing is sent by it; what you tick holds from when it is.',
    'Theme of the system',
    'Completed in vain',
    'Benchmarks not held',
    'is yours to do',
    'Altogether',
    'Time taken of service time',
    'What breaches asked of me',
    'All in sight',
    'Nothing runs',
    'The work',
    'Drifted',
    'A time that is left out counts for nothing, and says why.',
    'There is no benchmark of this id that is yours to see.',
    'Imports are for who administers an organization',
    'This is needed.',
  ].map(plain),
)

/** What the specification says to the letter. */
const specified = new Set(['Error in assigning user to department Roles failed'])

function plain(text: string) {
  return text
    .replace(/''/g, "'")
    .replace(/[.…:]+$/, '')
    .trim()
    .toLowerCase()
}

const messages = textsIn('en').filter(({ text }) => !specified.has(text))

test('messages are there to be read', () => expect(messages.length).toBeGreaterThan(3000))

test.each(forbidden)('no message says %s', (turn) =>
  expect(messages.filter(({ text }) => turn.test(text)).map(({ where, text }) => `${where}: ${text}`)).toEqual([]),
)

test('one of something is not told as several', () => {
  // Three corners are the fewest that a shape has.
  const several = messages.filter(({ text }) => /(?<!\{)\{count\} (?!corners)[a-z]+s\b/.test(text))
  expect(several.map(({ where, text }) => `${where}: ${text}`)).toEqual([])
})

test('no message is one that was replaced, nor has one as a sentence', () =>
  expect(
    messages
      .filter(({ text }) => [text, ...text.split(/(?<=[.?…]) /)].some((part) => replaced.has(plain(part))))
      .map(({ where, text }) => `${where}: ${text}`),
  ).toEqual([]))
