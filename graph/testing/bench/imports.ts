// An import of each kind: new rows, then all of them changed; compared and written as the job does it.
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { Context, type Services } from '../../kernel/context.ts'
import { connectionOf, makeClient } from '../../../prisma/connect.ts'
import { runImports } from '../../integration/import/importJob.ts'
import { loadViewerOf } from '../../kernel/loadViewer.ts'
import { perform, type Payload } from '../../kernel/mutation.ts'
import { writerOf } from '../../kernel/writer.ts'
import { globalId } from '../../kernel/node.ts'
import { makeSchema } from '../../schema.ts'
import { closeServices, makeServices } from '../../services.ts'
import { readSettings } from '../../kernel/settings.ts'
import { sized } from './size.ts'

const branchesEach = 99

interface Sample {
  headings: string
  row: (i: number) => string
  changed: (i: number) => string
}

const divisionOf = (i: number) => Math.floor(i / (branchesEach + 1))
const isDivision = (i: number) => i % (branchesEach + 1) === 0
const organization = (i: number, site: string) =>
  isDivision(i)
    ? `Division ${divisionOf(i)},Division,,D-${divisionOf(i)},${site}`
    : `Branch ${i},Branch,Division ${divisionOf(i)},B-${i},${site}`

/** What a row of each kind says, and what it says changed. */
const samples: Record<string, Sample> = {
  ORGANIZATIONS: {
    headings: 'Legal name,Type,Below,Own number,Website',
    row: (i) => organization(i, ''),
    changed: (i) => organization(i, `https://o${i}.example.com`),
  },
  LOCATIONS: {
    headings: 'Name,Type,Address,City,State,Country,Latitude,Longitude',
    row: (i) => `Place ${i},Yard,${i} Main St,City ${i % 500},US-NV,US,${30 + (i % 10)},${-100 - (i % 10)}`,
    changed: (i) => `Place ${i},Yard,${i} High St,City ${i % 500},US-NV,US,${30 + (i % 10)},${-100 - (i % 10)}`,
  },
  USERS: {
    headings: 'Email,Name,Group,Job role,Access level',
    row: (i) => `person${i}@example.com,Person ${i},Group ${i % 20},Driver,Transactional`,
    changed: (i) => `person${i}@example.com,Person ${i},Group ${i % 20},Driver,Supervision`,
  },
  TASKS: {
    headings: 'Task name,Task item,Group,Action class,Priority,Service time,Location,Assignees',
    row: (i) => `Check ${i},Inspection,Group ${i % 20},Daily,Normal,30,Place ${i},worker${i % 100}@example.com`,
    changed: (i) => `Check ${i},Inspection,Group ${i % 20},Daily,High,30,Place ${i},worker${i % 100}@example.com`,
  },
  RECORDS: {
    headings: 'Key,Title,Task item,Group,Action class,Priority,Location,Assignee,May begin,Due',
    row: (i) =>
      `WO-${i},Order ${i},Inspection,Group ${i % 20},Daily,Normal,Place ${i},worker${i % 100}@example.com,2027-01-04T06:00,2027-01-04T10:00`,
    changed: (i) =>
      `WO-${i},Order ${i},Inspection,Group ${i % 20},Daily,High,Place ${i},worker${i % 100}@example.com,2027-01-04T06:00,2027-01-04T10:00`,
  },
}

/** A tree with an Admin, 20 groups, a hundred people and an item of the catalogue. */
export async function seedTree(client: pg.ClientBase): Promise<{ rootId: string; adminId: string }> {
  const one = async (text: string, values: unknown[] = []) =>
    (await client.query<{ id: string }>(text, values)).rows[0]!.id
  const rootId = await one(`insert into organization (legal_name, type) values ('Bench', 'CORPORATION') returning id`)
  const roleId = await one(`insert into job_role (organization_id, name) values ($1, 'Driver') returning id`, [rootId])
  const departmentId = await one(
    `insert into department (organization_id, name) values ($1, 'Operations') returning id`,
    [rootId],
  )
  await client.query(
    `insert into department_group (department_id, name) select $1, 'Group ' || n from generate_series(0, 19) n`,
    [departmentId],
  )
  const adminId = await one(
    `insert into app_user (email, name, password_hash) values ('bench@example.com', 'Bench', '-') returning id`,
  )
  await client.query(
    `insert into app_user (email, name, password_hash) select 'worker' || n || '@example.com', 'Worker ' || n, '-' from generate_series(0, 99) n`,
  )
  await client.query(
    `insert into membership (user_id, organization_id, access_level, job_role_id, starts_at)
     select id, $1, case when id = $2 then 'ADMIN' else 'TRANSACTIONAL' end::access_level, $3, now() - interval '1 day' from app_user`,
    [rootId, adminId, roleId],
  )
  const majorTaskId = await one(`insert into major_task (organization_id, name) values ($1, 'Fleet') returning id`, [
    rootId,
  ])
  await client.query(
    `insert into task_item (major_task_id, name, class_id, priority_id, service_time_mins, objective_id) values ($1, 'Inspection', 1, 4, 30, 1)`,
    [majorTaskId],
  )
  return { rootId, adminId }
}

export async function imports(
  url: string,
  { rows = sized(10_000, 200), only = Object.keys(samples) }: { rows?: number; only?: string[] } = {},
) {
  makeSchema()
  const client = makeClient(connectionOf(url))
  await client.connect()
  const { rootId, adminId } = await seedTree(client)
  const services = await makeServices(readSettings({ LOG_LEVEL: 'warn' }), connectionOf(url))
  for (const [kind, { headings, row, changed }] of Object.entries(samples).filter(([name]) => only.includes(name))) {
    for (const [what, line] of [
      ['new', row],
      ['changed', changed],
    ] as const) {
      const text = `${headings}\n${Array.from({ length: rows }, (_, i) => line(i)).join('\n')}\n`
      const { compare, write } = await taken(services, adminId, { organizationId: rootId, kind, text })
      const perSecond = (seconds: number) => `${Math.round(rows / seconds).toLocaleString('en')}/s`
      console.log(
        `imports: ${rows.toLocaleString('en')} ${what} ${kind.toLowerCase()}: compared at ${perSecond(compare)}, written at ${perSecond(write)}, ` +
          `${Math.round(compare + write)} s together${rows === 10_000 ? ' (at most 120)' : ''}`,
      )
    }
    await client.query('vacuum analyze')
  }
  await closeServices(services)
  await client.end()
}

/** Sends a file, has it compared and written; how many seconds each took. */
export async function taken(
  services: Services,
  adminId: string,
  { organizationId, kind, text }: { organizationId: string; kind: string; text: string },
) {
  const { prisma } = services.db
  const bytes = Buffer.from(text)
  const sha256 = new Uint8Array(createHash('sha256').update(bytes).digest())
  const data = {
    organizationId,
    name: 'bench.csv',
    mediaType: 'text/csv',
    size: bytes.length,
    sha256,
    createdById: adminId,
  }
  const { id: fileId } = await prisma.file.create({
    data: { ...data, chunks: { create: [{ n: 0, bytes: new Uint8Array(bytes) }] } },
    select: { id: true },
  })
  const ask = async (name: string, input: object): Promise<Payload> => {
    const context = new Context(
      services,
      { requestId: 'bench', address: '', userAgent: '' },
      await loadViewerOf(services.db, adminId, new Date()),
    )
    return perform(
      name,
      input,
      context,
      writerOf((work) => prisma.$transaction(work)),
    )
  }
  const { importId } = await ask('createImport', {
    organizationId: globalId('Organization', organizationId),
    kind,
    fileId: globalId('File', fileId),
  })
  const id = globalId('Import', String(importId))
  const read = () => prisma.import.findUniqueOrThrow({ where: { id: String(importId) } })
  const timed = async () => {
    const begun = performance.now()
    await runImports(services)
    return (performance.now() - begun) / 1000
  }
  await ask('compareImport', { id, version: (await read()).version })
  const compare = await timed()
  const { version, refused, state } = await read()
  if (refused || state !== 'COMPARED') {
    const row = await prisma.importRow.findFirst({ where: { importId: String(importId), effect: 'REFUSED' } })
    throw new Error(`${refused} rows are refused: ${JSON.stringify(row)}`)
  }
  await ask('startImport', { id, version })
  const write = await timed()
  const done = await read()
  if (done.state !== 'DONE') throw new Error(done.problem)
  return { compare, write }
}
