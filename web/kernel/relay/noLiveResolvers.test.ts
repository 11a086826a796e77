// What stands for Relay's cache of resolvers has all that Relay asks of it; an upgrade may ask for more.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as instead from './noLiveResolvers.ts'

const store = readFileSync('node_modules/relay-runtime/lib/store/RelayModernStore.js', 'utf8')

test('the store of Relay imports nothing that is not there', () => {
  const required = /var (\w+) = require\('\.\/live-resolvers\/LiveResolverCache'\)([^;]*);/.exec(store)!
  const imported = [...required[2]!.matchAll(new RegExp(`= ${required[1]}\\.(\\w+)`, 'g'))].map(([, name]) => name!)
  expect(imported).toContain('LiveResolverCache')
  expect(Object.keys(instead).sort()).toEqual(imported.sort())
})

test('the store of Relay calls nothing that is not there', () => {
  const called = [...store.matchAll(/_resolverCache\.(\w+)\(/g)].map(([, name]) => name!)
  expect(called).toContain('invalidateDataIDs')
  const there = Object.getOwnPropertyNames(instead.LiveResolverCache.prototype)
  expect([...new Set(called)].filter((name) => !there.includes(name))).toEqual([])
})
