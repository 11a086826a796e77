import type { Prisma, ShortcutSlot } from '../../prisma/__generated__/client/client.ts'
import { uuidOf } from './random.ts'
import type { Company } from './world.ts'

/** The shortcut that the records of a task are counted at, by major task; some items differ. */
const systems: Record<string, string> = {
  'Daily checks': 'mytasks',
  'Dispatch and loads': 'mycalendar',
  'Fleet maintenance': 'mytasks',
  'Yard and dock': 'myteam',
  'Safety and compliance': 'mydocuments',
  'Customers and claims': 'mynotifications',
  'Fuel and billing': 'myreports',
}
const systemOf: Record<string, string> = {
  'Idle report': 'myanalytics',
  'Harsh event review': 'myanalytics',
  'Safety meeting': 'myteam',
  'Quarterly audit': 'myreports',
  'Missed window call': 'dispatch',
  'Customs papers': 'accounting',
}

/** What panels are opened with, by item and panel. */
const data: [item: string, panel: string, data: object][] = [
  [
    'Tyre sensor',
    'quickLaunch',
    { hint: 'Book the sensor before you start.', shortcuts: ['mytasks', 'mydocuments', 'accounting'] },
  ],
  ['Pre-trip inspection', 'player', { media: 'SOP', seconds: 8 }],
  [
    'Tyre sensor',
    'mail',
    {
      subject: '{key}: sensor for {title}',
      text: 'Hello,\n\nplease send a tyre sensor for {title} at {organization}. We need it by {due}.\n\n{assignee}',
    },
  ],
  ['Tyre sensor', 'message', { text: '{title} waits for the sensor; it is due {due}.' }],
  ['Tyre sensor', 'delegateTask', { note: 'Please take {key}; the sensor lies on the bench.' }],
  ['Brake adjustment', 'sop', { hint: 'Two people: one at the pedal, one at the wheel.' }],
  ['Brake adjustment', 'timeStudy', { hint: 'Time each axle as an element of its own.' }],
  ['Pre-trip inspection', 'actionItem', { hint: 'A defect that stops the truck is escalated, not held.' }],
  ['Missed window call', 'message', { text: '{title}: the customer was told. Next call when there is a new time.' }],
  ['Missed window call', 'quickLaunch', { shortcuts: ['mycalendar', 'dispatch'] }],
  [
    'Customs papers',
    'mail',
    { subject: 'Papers for {title}', text: 'Good day,\n\nplease confirm the papers of {title} by {due}.' },
  ],
]

const sites: [ShortcutSlot, string, string][] = [
  ['ACCOUNTING', 'Ledgerline', 'https://books.example.com/northway'],
  ['DISPATCH', 'Loadboard', 'https://loads.example.com'],
  ['FINANCE', 'Paycheck', 'https://pay.example.com'],
]

/**
 * Systems of tasks, what procedures are opened with, how far some have come, the sites of one company, filters of the
 * board.
 */
export async function seedProcedures(
  tx: Prisma.TransactionClient,
  company: Company,
  id: (...name: string[]) => string,
  now: Date,
) {
  const organizationId = id('organization', company.tree.name)
  await tx.$executeRaw`
    update task_item i set system = coalesce(${JSON.stringify(systemOf)}::jsonb ->> i.name, ${JSON.stringify(systems)}::jsonb ->> m.name, '')
    from major_task m where m.id = i.major_task_id and m.organization_id = ${organizationId}::uuid`
  await tx.$executeRaw`
    update procedure p set data = given.data
    from jsonb_to_recordset(${JSON.stringify(data.map(([item, panel, given]) => ({ item, panel, data: given })))}::jsonb) as given(item text, panel text, data jsonb),
      task_item i join major_task m on m.id = i.major_task_id
    where i.id = p.task_item_id and i.name = given.item and p.refer_to = given.panel and m.organization_id = ${organizationId}::uuid`
  await seedStatuses(tx, organizationId, now)
  await seedSopLists(tx, company, organizationId)
  const admin = company.hands.find(({ level }) => level === 'ADMIN')!
  await seedOwnRecords(tx, organizationId, uuidOf(admin.email))
  // The first company has its sites set, the other none.
  if (admin.email === 'admin@demo.test') {
    await tx.organizationShortcut.createMany({
      data: sites.map(([slot, name, url]) => ({ organizationId, slot, name, url })),
    })
  }
  const filter = { ownerId: uuidOf(admin.email), screen: 'home' }
  await tx.savedView.createMany({
    data: [
      {
        ...filter,
        id: id('view', 'Urgent and High'),
        name: 'Urgent and High',
        search: 'priority=1%2C2',
        organizationId,
      },
      { ...filter, id: id('view', 'Daily, running'), name: 'Daily, running', search: 'class=1&hide=hold%2Cesc' },
    ],
  })
}

/** What is being worked on was looked up and timed by who does it; what is complete was read to the end. */
async function seedStatuses(tx: Prisma.TransactionClient, organizationId: string, now: Date) {
  await tx.$executeRaw`
    insert into action_procedure (action_id, procedure_id, status, by_id, at)
    select a.id, p.id, case when p.refer_to = 'sop' or a.status = 9 then 'DONE' else 'STARTED' end::procedure_status, a.assignee_id,
      least(${now}::timestamptz, a.actual_start + case p.refer_to when 'sop' then interval '2 minutes' else interval '6 minutes' end)
    from action a join procedure p on p.task_item_id = a.task_item_id and p.refer_to in ('sop', 'actionItem', 'timeStudy')
      join task_item i on i.id = a.task_item_id and (p.refer_to <> 'sop' or i.sop_id is not null)
    where a.root_id = ${organizationId}::uuid and a.assignee_id is not null and a.actual_start is not null
      and (a.status in (1, 2) or a.status = 9 and a.actual_start > ${now}::timestamptz - interval '3 days')`
}

/** Whoever works keeps the SOPs of the house at hand. */
async function seedSopLists(tx: Prisma.TransactionClient, { hands }: Company, organizationId: string) {
  const sops = await tx.sop.findMany({
    where: { organizationId, status: 'ACTIVE', versions: { some: { publishedAt: { not: null } } } },
    orderBy: { name: 'asc' },
    take: 3,
    select: { id: true },
  })
  if (!sops.length) return
  const value = { selected: sops.map(({ id }) => id) }
  await tx.preference.createMany({
    data: hands.map(({ email }) => ({ userId: uuidOf(email), name: 'sopList', value })),
  })
}

/** Of what nobody does yet, the Admin does one of each task. */
async function seedOwnRecords(tx: Prisma.TransactionClient, organizationId: string, userId: string) {
  await tx.$executeRaw`
    update action set assignee_id = ${userId}::uuid where id in (
      select distinct on (task_item_id) id from action
      where root_id = ${organizationId}::uuid and status = 5 and assignee_id is null and task_item_id is not null and tour_id is null and version = 1
      order by task_item_id, board_order, id limit 14)`
  // Two of these came with the pictures of a record that was done.
  await tx.$executeRaw`
    insert into attachment (action_id, file_id, added_by_id, added_at)
    select own.id, pictures.file_id, pictures.added_by_id, pictures.added_at
    from (select id, row_number() over (order by board_order, id) as n from action where assignee_id = ${userId}::uuid and status = 5 and task_item_id is not null) own
    join (select a.*, row_number() over (order by a.added_at) as n from attachment a join file f on f.id = a.file_id where f.organization_id in
      (select id from organization where root_id = ${organizationId}::uuid)) pictures on pictures.n = own.n
    where own.n <= 3 on conflict do nothing`
}
