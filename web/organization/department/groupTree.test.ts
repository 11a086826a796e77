import { expect, test } from 'vitest'
import { treeRows, withBelow } from './groupTree.ts'

const group = (id: string, parent?: string) => ({ id, parent: parent ? { id: parent } : null })
const groups = [group('a'), group('b'), group('c', 'a'), group('d', 'c'), group('e', 'gone')]

test('groups stand below their parents, those of an unknown one at the top', () => {
  expect(treeRows(groups).map(({ group: { id }, depth }) => `${id}${depth}`)).toEqual(['a0', 'c1', 'd2', 'b0', 'e0'])
})

test('a group and all below it', () => {
  expect([...withBelow(groups, 'a')]).toEqual(['a', 'c', 'd'])
})
