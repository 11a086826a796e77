// What clients were given last goes on working, unless it was deprecated until today or docs/breaking-changes.md says
// what to do instead.
import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { brokenPromises, shortNotices } from '../build/deprecations.ts'
import { currentSchema, notesOfBreaks, releasedSchema } from '../build/release.ts'
import { breakingNotes, releaseNotes, withNotes } from '../build/releaseNotes.ts'
import { schemaChanges, unnotedBreaks } from '../build/schemaChanges.ts'

test('nothing that was released breaks without notice', async () => {
  expect(await unnotedBreaks(releasedSchema(), currentSchema(), notesOfBreaks(), new Date())).toEqual([])
})

test('what is deprecated says why, and until when', () => {
  expect(brokenPromises(releasedSchema(), currentSchema())).toEqual([])
})

const today = new Date('2027-06-01T12:00:00Z')
const schema = (query: string, more = '') => buildSchema(`type Query { node: String ${query} } ${more}`)
const until = (day: string) => `@deprecated(reason: "Use node instead. Removed on ${day}.")`

describe('a break', () => {
  const breaks = (query: string, more = '', notes = '') => unnotedBreaks(schema(query, more), schema(''), notes, today)

  test('is found by its path, and lets pass by a note of it or of its type', async () => {
    expect(await breaks('old: Int')).toEqual(['`Query.old`: Field `old` was removed from object type `Query`'])
    expect(await breaks('old: Int', '', 'old is gone')).toHaveLength(1)
    expect(await breaks('old: Int', '', '- `Query.old`: read node.')).toEqual([])
    expect(await breaks('old: Int', '', '- `Query`: all is new.')).toEqual([])
  })

  test('passes once the day has come that clients were told', async () => {
    expect(await breaks(`old: Int ${until('2027-06-01')}`)).toEqual([])
    expect(await breaks(`old: Int ${until('2027-06-02')}`)).toHaveLength(1)
    expect(await breaks('old: Int @deprecated(reason: "Use node instead.")')).toHaveLength(1)
  })

  test('of a type passes with all that led to it', async () => {
    const types = 'type Old { kind: OldKind self: Old } enum OldKind { A }'
    expect(await breaks(`old: Old ${until('2027-05-01')}`, types)).toEqual([])
    const left = await breaks(`old: Old ${until('2027-05-01')} other: Old`, types)
    expect(left.map((line) => line.split(':')[0])).toEqual(['`Old`', '`OldKind`', '`Query.other`'])
  })
})

describe('a deprecation', () => {
  test.each(['Use node instead.', 'Removed on 2027-12-31.', 'Use node. Removed on 2027-02-30.', 'No longer supported'])(
    '“%s” is asked for a reason and a day',
    (reason) => {
      const current = schema(`old(a: Int): Int @deprecated(reason: "${reason}")`)
      expect(brokenPromises(schema('old(a: Int): Int'), current)).toEqual([expect.stringContaining('Query.old: end')])
    },
  )

  test('is kept: its day comes no nearer, and is half a year away when it is told', () => {
    const late = schema(`old: Int ${until('2028-01-01')}`)
    const soon = schema(`old: Int ${until('2027-11-30')}`)
    expect(brokenPromises(late, soon)).toEqual(['Query.old: clients were told 2028-01-01, not 2027-11-30.'])
    expect(brokenPromises(soon, late)).toEqual([])
    expect(shortNotices(schema('old: Int'), soon, today)).toEqual([
      'Query.old: 2027-11-30 is too soon, 2027-12-01 is the earliest.',
    ])
    expect(shortNotices(schema('old: Int'), late, today)).toEqual([])
    expect(shortNotices(soon, soon, today)).toEqual([])
  })

  test('is asked of arguments, input fields and enum values too', () => {
    const bare = '@deprecated(reason: "no")'
    const current = schema(`old(a: In ${bare}): Kind`, `input In { x: Int ${bare} } enum Kind { A B ${bare} }`)
    expect(brokenPromises(schema(''), current).map((line) => line.split(':')[0])).toEqual([
      'Query.old.a',
      'In.x',
      'Kind.B',
    ])
  })
})

test('a release is told by what was added, changed, deprecated and removed, the newest first', async () => {
  const before = schema('gone: Int kept: Int! old: Int')
  const after = schema(`kept: Int old: Int ${until('2028-01-01')} new(kind: Kind): Int`, 'enum Kind { A }')
  const { page, notes } = breakingNotes('# Breaks\n\n## Since the last release\n\n- `Query.gone`: ask for new.\n')
  expect(page).toBe('# Breaks\n\n## Since the last release\n')
  const section = releaseNotes('2027-06-01', await schemaChanges(before, after), notes)
  const changelog = withNotes('# Changelog\n\nOf releases.\n\n## 2027-01-01\n\n### Added\n', section!)
  expect(changelog).toBe(`# Changelog

Of releases.

## 2027-06-01

### What to do

- \`Query.gone\`: ask for new.

### Added

- Field \`new\` was added to object type \`Query\`
- Type \`Kind\` was added

### Changed

- **Breaking.** Field \`Query.kept\` changed type from \`Int!\` to \`Int\`

### Deprecated

- Field \`Query.old\` is deprecated

### Removed

- **Breaking.** Field \`gone\` was removed from object type \`Query\`

## 2027-01-01

### Added
`)
  expect(releaseNotes('2027-06-02', [], '')).toBeUndefined()
})
