// What is compiled answers as graphql-js does, whatever is asked for under which conditions.
import fc from 'fast-check'
import { buildSchema, execute, getOperationAST, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { webDocuments } from '../../testing/webDocuments.ts'
import type { Context } from '../context.ts'
import { compiledOperation, runOperation } from './execute.ts'
import { hasUnevenConditions } from './unevenConditions.ts'

const schema = buildSchema('type Query { a: String b: String c: String deeper: Query }')
const value = { a: 'A', b: 'B', c: 'C', deeper: { a: 'a', b: 'b', c: 'c', deeper: { a: '1', b: '2', c: '3' } } }

const document = (text: string) => parse(`query ($x: Boolean!, $y: Boolean!) ${text}`)
const isCompiled = (text: string) => compiledOperation(schema, document(text)) !== null

const condition = fc.constantFrom('', '', '', '@skip(if: $x)', '@include(if: $y)')
/** What is under one alias is the same field. */
const scalar = fc.tuple(fc.nat({ max: 9 }), condition).map(([n, when]) => `k${n}: ${'abc'[n % 3]} ${when}`)
const { selection } = fc.letrec<{ selection: string; set: string }>((tie) => ({
  selection: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.tuple(fc.constantFrom('...F', '...G'), condition).map((words) => words.join(' ')),
    fc.tuple(fc.nat({ max: 3 }), condition, tie('set')).map(([n, when, inside]) => `d${n}: deeper ${when} ${inside}`),
    fc.tuple(fc.constant('... on Query'), condition, tie('set')).map((words) => words.join(' ')),
  ),
  set: fc.array(tie('selection'), { minLength: 1, maxLength: 3 }).map((some) => `{ ${some.join(' ')} }`),
}))
const set = fc.array(selection, { minLength: 1, maxLength: 4 })
const documents = fc.tuple(set, set, fc.array(scalar, { minLength: 1, maxLength: 2 })).map(([query, f, g]) => {
  // None is in itself.
  const ofF = f.map((one) => one.replaceAll('...F', '...G'))
  return `{ ${query.join(' ')} ...F ...G } fragment F on Query { ${ofF.join(' ')} } fragment G on Query { ${g.join(' ')} }`
})

describe('conditions of an operation', () => {
  test('give what graphql-js gives', async () => {
    let compiled = 0
    await fc.assert(
      fc.asyncProperty(documents, fc.boolean(), fc.boolean(), async (text, x, y) => {
        const variables = { x, y }
        const context = { services: {} } as Context
        const query = compiledOperation(schema, document(text))
        if (query) compiled++
        const answer = query
          ? await query.query(value, context, variables)
          : await execute({ schema, document: document(text), rootValue: value, variableValues: variables })
        const expected = await execute({
          schema,
          document: document(text),
          rootValue: value,
          variableValues: variables,
        })
        expect(JSON.parse(JSON.stringify(answer.data))).toEqual(JSON.parse(JSON.stringify(expected.data)))
      }),
      { numRuns: 500 },
    )
    expect(compiled).toBeGreaterThan(25)
  })

  test.each([
    '{ ...F @skip(if: $x) ...F } fragment F on Query { a }',
    '{ a @skip(if: $x) ...F } fragment F on Query { a }',
    '{ deeper { a } ... @include(if: $y) { deeper { b } } }',
  ])('that differ for a field are left to graphql-js: %s', (text) => expect(isCompiled(text)).toBe(false))

  test.each([
    '{ a b deeper { c } ...F ...F } fragment F on Query { a deeper { a } }',
    '{ a @skip(if: $x) b @include(if: $y) }',
    '{ ...F @skip(if: $x) a } fragment F on Query { deeper { a } }',
    '{ one: deeper @skip(if: $x) { ...F } other: deeper @include(if: $x) { ...F } } fragment F on Query { a }',
  ])('that do not are compiled: %s', (text) => expect(isCompiled(text)).toBe(true))

  test('are the same wherever our own client asks for a field', () => {
    const uneven = webDocuments
      .map(([, text]) => parse(text))
      .filter((one) => hasUnevenConditions(one, getOperationAST(one)!))
    expect(uneven.map((one) => getOperationAST(one)!.name?.value)).toEqual([])
  })

  test('do not lose what is asked for without one', async () => {
    const text = '{ ...F @skip(if: $x) ...F } fragment F on Query { __typename }'
    const answer = await runOperation(schema, document(text), { x: true, y: true }, { services: {} } as Context)
    expect(answer.data).toEqual({ __typename: 'Query' })
  })
})
