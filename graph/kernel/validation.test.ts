import fs from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { projectFile } from '../../prisma/project.ts'
import type { Organization, Person } from '../testing/rows.ts'
import { World } from '../testing/world.ts'
import type { ValidationError } from './errors.ts'
import { check, email, name, text } from './validation.ts'

describe('a name', () => {
  test.each(['a\r\nBcc: all@example.com', 'a\nb', 'a\rb', 'a\tb', 'a\u2028b', 'a\u0085b'])(
    'is refused where it breaks the line: %j',
    (value) => {
      expect(name.safeParse(value).error?.issues[0]?.message).toBe('Write it in one line.')
    },
  )

  test('is trimmed of what stands around it; a description keeps its lines', () => {
    expect(name.parse('  Reno terminal \n')).toBe('Reno terminal')
    expect(text(1, 20).parse('one\r\ntwo')).toBe('one\r\ntwo')
  })
})

test('what is wrong is said in the language of who reads it', () => {
  const schema = z.object({ title: name, email, note: text(1, 5) })
  let refused: unknown
  try {
    check(schema, { title: '', email: 'nobody', note: 'longer' })
  } catch (error) {
    refused = error
  }
  expect((refused as ValidationError).message).toBe(
    'title: Enter a title.; email: Write an email address, like name@example.com.; note: Write at most 5 characters.',
  )
  expect((refused as ValidationError).messageIn('es')).toBe(
    'title: Ingrese un valor.; email: Escriba una dirección de correo electrónico, como name@example.com.; note: Escriba como máximo 5 caracteres.',
  )
})

describe('of the graph', () => {
  let world: World
  let root: Organization
  let admin: Person
  beforeAll(async () => {
    world = await World.make()
    root = await world.organization()
    admin = await world.user(root, 'ADMIN')
  })

  test.each([
    ['createAction', 'title', () => ({ organizationId: root.globalId, title: 'Brakes\r\nBcc: all@example.com' })],
    ['updateUser', 'name', () => ({ id: admin.globalId, name: 'Avery\nMorgan' })],
    ['createVehicle', 'unitNumber', () => ({ organizationId: root.globalId, unitNumber: '41\n84', type: 'Tractor' })],
    ['updateOrganization', 'dbaName', () => ({ id: root.globalId, dbaName: 'North\r\nway' })],
  ])('%s takes its %s in one line', async (mutation, path, input) => {
    const Input = mutation[0]!.toUpperCase() + mutation.slice(1)
    const answer = await world.ask<Record<string, object>>(
      admin,
      `mutation ($input: ${Input}Input!) { ${mutation}(input: $input) { ... on ValidationError { fields { path message } } } }`,
      { input: input() },
    )
    expect(answer[mutation]).toEqual({ fields: [{ path: `input.${path}`, message: 'Write it in one line.' }] })
  })
})

// What is read as one line is checked as one line; the next name that is not is found here. A filter's `text()` is no
// input that is kept.
test('every name, title and label of an input is of one line', () => {
  const singular =
    /\b(name|title|subject|label|unit|unitNumber|prompt|city|line1|line2|postalCode|phone|item|dbaName|legalName|website|contact): (z\.string\(\)|text\((?![)']))/g
  const sources = fs.readdirSync(projectFile('graph'), { recursive: true, encoding: 'utf8' })
  const found = sources
    .filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(integration\/rest|testing|seed)\//.test(file),
    )
    .flatMap((file) =>
      [...fs.readFileSync(projectFile(`graph/${file}`), 'utf8').matchAll(singular)].map(
        ([match]) => `${file}: ${match}`,
      ),
    )
  expect(found).toEqual([])
})
