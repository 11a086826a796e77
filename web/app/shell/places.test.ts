import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import { knownPaths } from './knownPaths.ts'
import { screenTitled, titleOfScreen } from '../../kernel/shell/places.ts'

// What somebody reads is a screen's title; its name stands in addresses alone.
test('every screen has a title, by which its name is found again', () => {
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('Nothing is asked.'))),
    store: new Store(new RecordSource()),
  })
  const names = [...knownPaths(environment)]
    .filter((path) => /^\/(\w+|config\/\w+)$/.test(path))
    .map((path) => path.slice(1))
  expect(names).toContain('benckmarkConfiglist')
  const untitled = names.filter((name) => titleOfScreen(name) === name)
  expect(untitled).toEqual([])
  expect(names.map((name) => screenTitled(titleOfScreen(name)))).toEqual(names)
})

test('a name that is none of a screen stays as it was written', () => {
  expect([titleOfScreen('the old portal'), screenTitled('the old portal')]).toEqual([
    'the old portal',
    'the old portal',
  ])
})
