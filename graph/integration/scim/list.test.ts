// How lists of a directory are asked for: filters, pages, and which attributes are wanted.
import { describe, expect, test } from 'vitest'
import { directoryOf } from '../../testing/directories.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const base = await world.serve()
const house = () => directoryOf(world, base)
const names = (body: { Resources: { userName: string }[] }) =>
  body.Resources.map(({ userName }) => userName.slice(0, userName.indexOf('@')))

describe('a list', () => {
  const people = async () => {
    const all = await house()
    for (const name of ['ada', 'bo', 'cy'])
      await all.scim('POST', '/Users', all.person({ externalId: `E-${name}`, active: name !== 'cy' }, name))
    return all
  }

  test.each([
    ['userName eq "ADA@{}"', ['ada']],
    ['externalId eq "E-bo"', ['bo']],
    ['externalId eq "e-bo"', []],
    ['userName ne "ada@{}"', ['bo', 'cy']],
    ['userName sw "a"', ['ada']],
    ['userName ew "@{}"', ['ada', 'bo', 'cy']],
    ['name.familyName co "PERSON b"', ['bo']],
    ['emails.value eq "cy@{}"', ['cy']],
    ['emails[type eq "work" and value sw "cy"]', ['cy']],
    ['emails[type eq "home"]', []],
    ['active eq false', ['cy']],
    ['not (active eq true)', ['cy']],
    ['active eq true and not (userName sw "a")', ['bo']],
    ['userName sw "a" or userName sw "b"', ['ada', 'bo']],
    ['active eq true and (userName sw "a" or userName sw "c")', ['ada']],
    ['externalId pr', ['ada', 'bo', 'cy']],
    ['meta.lastModified gt "2020-01-01T00:00:00Z"', ['ada', 'bo', 'cy']],
    ['meta.created lt "2020-01-01T00:00:00Z"', []],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "ada"', ['ada']],
    ['userName eq "x\\" or 1 = 1 --"', []],
    ['externalId eq "\\u0045-bo"', ['bo']],
    ['not (userName sw "a" or userName sw "b")', ['cy']],
  ])('is filtered by %s', async (filter, expected) => {
    const { scim, domain } = await people()
    const { status, body } = await scim('GET', `/Users?filter=${encodeURIComponent(filter.replaceAll('{}', domain))}`)
    expect([status, body.totalResults, names(body)]).toEqual([200, expected.length, expected])
  })

  test.each([
    'userName',
    'userName eq',
    'userName eq ada',
    'title eq "x"',
    'active gt true',
    'meta.created gt "yesterday"',
    'active eq true or',
    'not active eq true',
    'userName eq "a" userName eq "b"',
    'emails[value eq "a"',
    'active eq true)',
    `userName eq "${'x'.repeat(2_000)}"`,
    '(((',
  ])('is not filtered by %s', async (filter) => {
    const { scim } = await house()
    const answer = await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)
    expect(answer).toMatchObject({ status: 400, body: { scimType: 'invalidFilter' } })
  })

  test('comes in pages, of 200 at most whatever is asked for', async () => {
    const { scim, root, domain } = await house()
    await world.prisma.$executeRaw`
      with made as (
        insert into app_user (email, name, password_hash)
        select 'n' || n || '@' || ${domain}, 'N', '' from generate_series(1, 250) n returning id, email)
      insert into directory_person (root_id, user_id, user_name, email, display_name, is_active, created_at)
      select ${root.id}::uuid, id, email, email, 'N', true, now() from made`
    const ask = async (query: string) => (await scim('GET', `/Users?${query}`)).body
    expect(await ask('count=50000')).toMatchObject({ totalResults: 250, startIndex: 1, itemsPerPage: 200 })
    expect(await ask('startIndex=201&count=200')).toMatchObject({
      totalResults: 250,
      startIndex: 201,
      itemsPerPage: 50,
    })
    expect(await ask('count=0')).toMatchObject({ totalResults: 250, itemsPerPage: 0, Resources: [] })
    expect(await ask('count=-5&startIndex=-3')).toMatchObject({ startIndex: 1, itemsPerPage: 0 })
    expect(await ask('')).toMatchObject({ itemsPerPage: 100 })
    expect((await scim('GET', '/Users?count=many')).status).toBe(400)
    const statements = (await statementsOf(() => ask('count=200'))).filter((text) => text.includes('directory_'))
    expect(statements).toHaveLength(4)
  })

  test('is asked for by POST, too', async () => {
    const { scim, domain } = await people()
    const { status, body } = await scim('POST', '/Users/.search', { filter: `userName eq "bo@${domain}"`, count: 10 })
    expect([status, names(body)]).toEqual([200, ['bo']])
    expect((await scim('GET', '/Groups/.search')).status).toBe(405)
  })

  test('has the attributes that are wanted, and the id always', async () => {
    const { scim } = await people()
    const keys = async (query: string) =>
      Object.keys((await scim('GET', `/Users?count=1&${query}`)).body.Resources[0]).toSorted()
    expect(await keys('attributes=userName')).toEqual(['id', 'schemas', 'userName'])
    expect(await keys('attributes=name.givenName,emails')).toEqual(['emails', 'id', 'name', 'schemas'])
    expect(await keys('excludedAttributes=emails,name,meta,id')).not.toContain('emails')
    const [one] = (await scim('GET', '/Users?count=1&attributes=name.givenName')).body.Resources
    expect(one.name).toEqual({ givenName: 'Pat' })
    const made = await scim('POST', '/Groups', { displayName: 'Yard', members: [{ value: one.id }] })
    const { body } = await scim('GET', `/Groups/${made.body.id}?excludedAttributes=members`)
    expect(body.members).toBeUndefined()
  })

  test('of groups is filtered by name and by who is in them', async () => {
    const { scim, group } = await people()
    const { body } = await scim('GET', '/Users?count=1')
    const id = body.Resources[0].id as string
    await scim('POST', '/Groups', group('Yard', [id]))
    await scim('POST', '/Groups', group('Office'))
    const ask = async (filter: string) =>
      (await scim('GET', `/Groups?filter=${encodeURIComponent(filter)}`)).body.Resources.map(
        (one: { displayName: string }) => one.displayName,
      )
    expect(await ask('displayName eq "yard"')).toEqual(['Yard'])
    expect(await ask(`members[value eq "${id}"]`)).toEqual(['Yard'])
    expect(await ask(`members.value eq "${id}" and displayName eq "Office"`)).toEqual([])
  })
})
