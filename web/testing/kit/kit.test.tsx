// What stands in the kit is all that screens are made of.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** What has no look of its own, or asks the graph; the latter are looked at on their screens. */
const elsewhere: Readonly<Record<string, string>> = {
  Brand: 'on the sign-in page',
  FilterMenu: 'opened by FilterChip',
  KeyElsewhere: 'links to other organizations, in a sentence',
  ListItem: 'within lists that are longer than the window',
  ManyPicker: 'asks the graph',
  MediaStyles: 'styles of the whole page',
  SearchPicker: 'asks the graph',
  SectionForm: 'keeps a draft',
  TabMenu: 'opened where a TabRow has no room',
  TabRow: 'drawn by TabLinks and SearchTabs',
  Table: 'drawn by TableSection',
  TableFields: 'keeps a draft',
  icon: 'what icons are made of',
  inSentence: 'values within a sentence',
  lateIcons: 'drawn by the parts that have them',
}

const sourcesOf = (folder: string) =>
  fs.readdirSync(folder).filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))

test('each part stands in the kit, or is named with where it is seen', () => {
  const kit = path.join('web', 'testing', 'kit')
  const shown = sourcesOf(kit)
    .map((file) => fs.readFileSync(path.join(kit, file), 'utf8'))
    .join('\n')
  const parts = sourcesOf(path.join('web', 'kernel', 'ui')).map((file) => file.replace('.tsx', ''))
  const missing = parts.filter((part) => !shown.includes(`kernel/ui/${part}.tsx`))
  expect(missing.sort()).toEqual(Object.keys(elsewhere).sort())
})
