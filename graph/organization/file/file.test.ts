import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { png } from '../../testing/png.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { ticketAddress } from './ticket.ts'

const world = await World.make({ settings: { FILE_MB: 2 } })
const base = await world.serve()
const { root: at, admin } = await tree(world)

interface Ticketed extends MutationResult {
  url: string
  fileId: string
  expiresAt: string
}

const ticket = (size: number, { name = 'logo.png', person = admin, of = at } = {}) =>
  world.mutate<Ticketed>(
    person,
    'createFileTicket',
    { owner: { organizationId: of.globalId }, name, size },
    'url fileId expiresAt',
  )

const send = async (url: string, body: BodyInit, init: RequestInit = {}) => {
  const response = await fetch(base + url, { method: 'PUT', body, ...init })
  return {
    status: response.status,
    body: (await response.json()) as { fileId?: string; message?: string; code?: string },
  }
}

async function uploaded(bytes: Buffer, options: { name?: string; person?: Person; of?: Organization } = {}) {
  const { url, fileId } = await ticket(bytes.length, options)
  expect((await send(url, new Uint8Array(bytes))).status).toBe(200)
  return fileId
}

const fileFields = 'id name mediaType size url'
const see = async (id: string, person = admin) =>
  (
    await world.ask<{ node: { name: string; mediaType: string; size: number; url: string } | null }>(
      person,
      `query ($id: ID!) { node(id: $id) { ... on File { ${fileFields} } } }`,
      { id },
    )
  ).node
const get = (url: string, headers: Record<string, string> = {}) => fetch(base + url, { headers })

const countOf = () => world.prisma.file.count({ where: { organizationId: at.id } })

describe('an upload', () => {
  test('comes back as it was, as an image that a page may show', async () => {
    const bytes = png(300_000)
    const { name, mediaType, size, url } = (await see(await uploaded(bytes)))!
    expect([name, mediaType, size]).toEqual(['logo.png', 'image/png', 300_000])
    const response = await get(url)
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': "inline; filename*=UTF-8''logo.png",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=300',
    })
    const again = await get(url, { 'if-none-match': response.headers.get('etag')! })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await fetch(base + url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '300000'])
    const chunks = await world.prisma.fileChunk.findMany({
      where: { file: { organizationId: at.id, size: 300_000 } },
      orderBy: { n: 'asc' },
    })
    expect(chunks.map((chunk) => chunk.bytes.length)).toEqual([262_144, 37_856])
  })

  test.each([
    ['evil.png', '<!doctype html><script>alert(1)</script>'],
    ['evil.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['evil.svg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['notes.html', 'just text'],
  ])('%s with %s is bytes to be saved, whatever its name', async (name, text) => {
    const { mediaType, url } = (await see(await uploaded(Buffer.from(text), { name })))!
    expect(mediaType).toBe('application/octet-stream')
    const { headers } = await get(url)
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      'application/octet-stream',
      `attachment; filename*=UTF-8''${name}`,
    ])
  })

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\logo.png', 'logo.png'],
    ['a"\r\nset-cookie: x.png', 'a"set-cookie: x.png'],
    ['Plan für Ähre’s (1).png', 'Plan für Ähre’s (1).png'],
  ])('named %j is named %j', async (name, kept) => {
    const { name: seen, url } = (await see(await uploaded(png(), { name })))!
    expect(seen).toBe(kept)
    const disposition = (await get(url)).headers.get('content-disposition')!
    expect(disposition).toMatch(/^inline; filename\*=UTF-8''[\w.%~!-]+$/)
    expect(decodeURIComponent(disposition.split("''")[1]!)).toBe(kept)
  })

  test.each([
    ['size', 0, 'a.png', 'The file is empty.'],
    ['size', 2_000_001, 'a.png', 'Send a file of at most 2 MB.'],
    ['name', 5, 'a/', 'Enter a name.'],
    ['name', 5, 'x'.repeat(201), 'Write at most 200 characters.'],
  ])('with a wrong %s is refused before it begins', async (path, size, name, message) => {
    expect((await ticket(size, { name })).fields).toEqual([{ path, message }])
  })

  test('is sent once, within five minutes, with as many bytes as were said', async () => {
    const { url, expiresAt } = await ticket(68)
    expect(new Date(expiresAt).getTime() - world.clock.now().getTime()).toBe(300_000)
    expect((await send(url, png(69))).status).toBe(422)
    const answers = await Promise.all([send(url, png()), send(url, png())])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.body.message).toBe('This file was sent already.')
  })

  test('too large is 413 by what it says and by what it sends, and leaves nothing', async () => {
    const before = await countOf()
    const { url } = await ticket(1_999_999)
    expect((await send(url, new Uint8Array(2_000_001))).status).toBe(413)
    const stream = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 26; i++) controller.enqueue(new Uint8Array(100_000))
        controller.close()
      },
    })
    expect((await send(url, stream, { duplex: 'half' } as RequestInit)).status).toBe(413)
    expect(await countOf()).toBe(before)
  })

  test('broken off in the middle leaves nothing', async () => {
    const spools = () => fs.readdirSync(os.tmpdir()).filter((name) => /^opsgraph-[\da-f]{8}-/.test(name))
    const before = await countOf()
    const older = spools()
    const { url } = await ticket(1_000_000)
    await new Promise<void>((resolve) => {
      const request = http.request(base + url, { method: 'PUT', headers: { 'content-length': 1_000_000 } })
      request.on('error', () => resolve())
      request.write(randomBytes(300_000), () => setTimeout(() => request.destroy(new Error('gone')), 50))
    })
    await expect.poll(() => spools().filter((name) => !older.includes(name))).toEqual([])
    expect(await countOf()).toBe(before)
    expect((await send(url, png(1_000_000))).status).toBe(200)
  })
})

describe('a ticket', () => {
  const nothing = { status: 404, message: 'There is no such file, or its address has expired.' }
  const answerTo = async (url: string, method = 'GET') => {
    const response = await fetch(base + url, { method, ...(method === 'PUT' && { body: png() }) })
    return { status: response.status, message: ((await response.json()) as { message: string }).message }
  }

  test('is needed, whole, and for this file', async () => {
    const { url } = (await see(await uploaded(png())))!
    const other = (await see(await uploaded(png())))!
    const [path] = url.split('?')
    const [otherPath, otherTicket] = other.url.split('?')
    for (const wrong of [
      path!,
      `${path}?ticket=`,
      `${url}x`,
      `${path}?${otherTicket}`,
      `${otherPath}/../${url.slice(7)}x`,
      '/files/',
      '/files/x',
      '/files/..%2f..%2fetc%2fpasswd',
      `/files/${randomUUID()}`,
    ]) {
      expect(await answerTo(wrong)).toEqual(nothing)
      expect(await answerTo(wrong, 'PUT')).toEqual(nothing)
    }
  })

  test('is not needed by who is signed in and sees the file', async () => {
    const [path] = (await see(await uploaded(png())))!.url.split('?')
    expect((await get(path!, await world.authorization(admin))).status).toBe(200)
    const { admin: stranger } = await tree(world)
    expect((await get(path!, await world.authorization(stranger))).status).toBe(404)
  })

  test('to read does not write, one to write does not read, and an access token is none', async () => {
    const { url } = (await see(await uploaded(png())))!
    const upload = await ticket(68)
    expect(await answerTo(url, 'PUT')).toEqual(nothing)
    expect(await answerTo(upload.url)).toEqual(nothing)
    const { authorization } = await world.authorization(admin)
    expect(await answerTo(`${url.split('?')[0]}?ticket=${authorization.slice(7)}`)).toEqual(nothing)
    expect((await fetch(base + url, { method: 'DELETE' })).status).toBe(405)
  })

  test('is good for five minutes', async () => {
    const other = await World.make()
    const org = await other.organization()
    const person = await other.user(org, 'ADMIN')
    const address = await other.serve()
    const ask = () =>
      other.mutate<Ticketed>(
        person,
        'createFileTicket',
        { owner: { organizationId: org.globalId }, name: 'a', size: 68 },
        'url fileId',
      )
    const { url, fileId } = await ask()
    const late = await ask()
    other.clock.forward({ minutes: 4, seconds: 59 })
    expect((await fetch(address + url, { method: 'PUT', body: png() })).status).toBe(200)
    other.clock.forward({ seconds: 32 })
    expect((await fetch(address + late.url, { method: 'PUT', body: png() })).status).toBe(404)
    const read = (
      await other.ask<{ node: { url: string } }>(person, 'query ($id: ID!) { node(id: $id) { ... on File { url } } }', {
        id: fileId,
      })
    ).node.url
    expect((await fetch(address + read)).status).toBe(200)
    other.clock.forward({ minutes: 5, seconds: 31 })
    expect((await fetch(address + read)).status).toBe(404)
  })

  test('ends with the session, the membership and the level it came from', async () => {
    const { root: own, person, lowered } = await tree(world, { people: { person: 'ADMIN', lowered: 'ADMIN' } })
    const { url } = (await see(await uploaded(png(), { person, of: own }), person))!
    const upload = await ticket(68, { person: lowered, of: own })
    expect((await get(url)).status).toBe(200)
    await world.prisma.membership.updateMany({ where: { userId: lowered.id }, data: { accessLevel: 'TACTICAL' } })
    await world.prisma.membership.deleteMany({ where: { userId: person.id } })
    world.services.viewers.forget(person.sessionId)
    world.services.viewers.forget(lowered.sessionId)
    expect(await answerTo(url)).toEqual(nothing)
    expect(await answerTo(upload.url, 'PUT')).toEqual(nothing)
    const again = (await see(await uploaded(png())))!.url
    await world.prisma.session.update({ where: { id: admin.sessionId }, data: { endedAt: new Date() } })
    world.services.viewers.forget(admin.sessionId)
    expect(await answerTo(again)).toEqual(nothing)
    await world.prisma.session.update({ where: { id: admin.sessionId }, data: { endedAt: null } })
    world.services.viewers.forget(admin.sessionId)
  })

  test('made for a foreign file by somebody who may not see it is good for nothing', async () => {
    const id = await uploaded(png())
    const { admin: stranger } = await tree(world)
    expect(await see(id, stranger)).toBeNull()
    const fileId = Buffer.from(id, 'base64').toString().split(':')[1]!
    const forged = await ticketAddress(
      world.services.keys,
      'download',
      { fileId, userId: stranger.id, sessionId: stranger.sessionId },
      world.clock.now(),
    )
    expect(await answerTo(forged)).toEqual(nothing)
    const borrowed = await ticketAddress(
      world.services.keys,
      'download',
      { fileId, userId: admin.id, sessionId: stranger.sessionId },
      world.clock.now(),
    )
    expect(await answerTo(borrowed)).toEqual(nothing)
  })

  test.each([
    ['STRATEGIC', undefined],
    ['TACTICAL', 'FORBIDDEN'],
    ['SUPERVISION', 'FORBIDDEN'],
    ['TRANSACTIONAL', 'FORBIDDEN'],
  ] as const)('to write is given to %s: %s', async (level, code) => {
    expect((await ticket(5, { person: await world.user(at, level, await world.group(at)) })).code).toBe(code)
  })

  test('to write is not given to a stranger', async () => {
    expect((await ticket(5, { person: await world.user(await world.organization(), 'ADMIN') })).code).toBe('NOT_FOUND')
  })
})

describe('a logo', () => {
  interface WithLogo extends MutationResult {
    organization?: { version: number; logo: { id: string; name: string } | null }
  }
  const setLogo = (input: object, person = admin, of = at) =>
    world.mutate<WithLogo>(
      person,
      'setOrganizationLogo',
      { organizationId: of.globalId, ...input },
      'organization { version logo { id name } }',
    )

  test('is set, replaced and removed; what it was before is gone', async () => {
    const { root: own, person } = await tree(world, { people: { person: 'ADMIN' } })
    const one = await uploaded(png(), { person, of: own })
    const { organization } = await setLogo({ fileId: one, version: 1 }, person, own)
    expect(organization).toEqual({ version: 2, logo: { id: one, name: 'logo.png' } })
    expect((await setLogo({ fileId: null, version: 1 }, person, own)).code).toBe('VERSION_CONFLICT')
    const other = await uploaded(png(), { person, of: own })
    expect((await setLogo({ fileId: other }, person, own)).organization?.logo?.id).toBe(other)
    expect((await setLogo({ fileId: null }, person, own)).organization?.logo).toBeNull()
    expect(await world.prisma.file.count({ where: { organizationId: own.id } })).toBe(0)
    expect(await world.prisma.auditEntry.count({ where: { organizationId: own.id, noun: 'File' } })).toBe(4)
  })

  test('is an image of at most 1 MB, of the organization itself', async () => {
    const wrong = async (bytes: Buffer) => (await setLogo({ fileId: await uploaded(bytes) })).fields
    expect(await wrong(Buffer.from('<svg/>'))).toEqual([
      { path: 'fileId', message: 'Choose a PNG, JPEG, WebP or GIF.' },
    ])
    expect(await wrong(Buffer.from('%PDF-1.7\n%âãÏÓ\n'))).toEqual([
      { path: 'fileId', message: 'Choose a PNG, JPEG, WebP or GIF.' },
    ])
    expect(await wrong(png(1_000_001))).toEqual([{ path: 'fileId', message: 'Choose an image of at most 1 MB.' }])
    const below = await world.organization({ parent: at })
    expect((await setLogo({ fileId: await uploaded(png(), { of: below }) })).code).toBe('NOT_FOUND')
    expect((await setLogo({ fileId: globalId('File', randomUUID()) })).code).toBe('NOT_FOUND')
  })

  test('takes Admin or Strategic, and nobody else sees it as theirs to set', async () => {
    const fileId = await uploaded(png())
    const { admin: stranger } = await tree(world)
    expect((await setLogo({ fileId }, stranger)).code).toBe('NOT_FOUND')
    for (const [level, code] of [
      ['STRATEGIC', undefined],
      ['TACTICAL', 'FORBIDDEN'],
      ['TRANSACTIONAL', 'FORBIDDEN'],
    ] as const) {
      expect((await setLogo({ fileId }, await world.user(at, level, await world.group(at)))).code).toBe(code)
    }
  })
})
