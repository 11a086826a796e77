// A fragment on an interface or a union hides what is shown where a mutation puts something into a list of it: of that
// something Relay does not know that it has what they have in common, and waits for any reading that is under way.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'web/__generated__'

test('no fragment that is shown is on an interface or a union; it is spread by kind', () => {
  const abstract = readdirSync(folder).filter((name) => {
    const artifact = readFileSync(`${folder}/${name}`, 'utf8')
    const isFragment = !artifact.includes('"params": {')
    return isFragment && /"abstractKey": "__is\w+"\n\};/.test(artifact)
  })
  expect(abstract).toEqual([])
})
