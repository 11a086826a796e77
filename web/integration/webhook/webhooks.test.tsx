// Webhooks in the tab for integrations, in front of a stub graph: what each says, the dialogs, and the log.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const may = { allowed: true, reason: null }
const health = { delivered: 0, failed: 0, waiting: 0, lastTryAt: null }
const webhook = (more: object = {}) => ({
  __typename: 'Webhook',
  id: 'Webhook:1',
  name: 'Maintenance system',
  url: 'https://example.com/hooks',
  events: ['ACTION_CREATED'],
  filter: null,
  isActive: true,
  version: 4,
  pausedAt: null,
  pausedReason: null,
  failingSince: null,
  oldSecretUntil: null,
  health,
  ...more,
})
const organization = (webhooks: object[], more: object = {}) => ({
  __typename: 'Organization',
  id: btoa('Organization:one'),
  name: 'One',
  can: { administer: may, addWebhook: may },
  webhooks,
  ...more,
})
const events = [
  { event: 'ACTION_CREATED', name: 'action.created', about: 'An action record is made.' },
  { event: 'NOTE_ADDED', name: 'note.added', about: 'A note is written.' },
]
const open = (
  webhooks: object[],
  {
    path = '/orgOverview/one/integrations',
    Query = {},
    Mutation = {},
  }: { path?: string; Query?: object; Mutation?: object } = {},
) =>
  renderRoute(path, {
    resolvers: {
      Query: { organization: organization(webhooks), webhookEvents: events, ...Query },
      Mutation: { ...Mutation },
    },
  })
const section = async () => within(await screen.findByRole('region', { name: 'Webhooks' }))

test('say how they do: on, failing, off, and turned off by themselves with the reason', async () => {
  open([
    webhook({ health: { delivered: 41, failed: 2, waiting: 3, lastTryAt: '2026-01-15T11:00:00.000Z' } }),
    webhook({ id: 'Webhook:2', name: 'Load board', failingSince: '2026-01-14T08:00:00.000Z' }),
    webhook({ id: 'Webhook:3', name: 'Old', isActive: false }),
    webhook({
      id: 'Webhook:4',
      name: 'Gone',
      isActive: false,
      pausedAt: '2026-01-15T08:00:00.000Z',
      pausedReason: 'It was answered with 410 Gone.',
    }),
  ])
  const rows = (await section())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
  expect(rows[0]).toMatch(/On41 delivered2 failed · 3 waiting15 Jan 2026/)
  expect(rows[1]).toMatch(/OnFailing since 14 Jan 2026/)
  expect(rows[2]).toMatch(/Off0 delivered/)
  expect(rows[3]).toMatch(/Turned off automatically15 Jan 2026, .*It was answered with 410 Gone\./)
})

test('are added by the keyboard alone, with what is wrong at its field, and the secret shown once', async () => {
  let answer: object = {
    __typename: 'ValidationError',
    message: 'url',
    fields: [{ path: 'input.url', message: 'This leads into a private network.' }],
  }
  const { user, graph } = open([], { Mutation: { createWebhook: () => answer } })
  const add = (await section()).getByRole('button', { name: 'Add webhook' })
  add.focus()
  await user.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add webhook' }))
  await waitFor(() => expect(dialog.getByLabelText(/^Name/)).toHaveFocus())
  await user.keyboard('Dispatch{Tab}https://10.0.0.1/')
  ;(await dialog.findByRole('checkbox', { name: /^note\.added/ })).focus()
  await user.keyboard(' {Enter}')
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Address/)).toHaveAccessibleDescription('This leads into a private network.'),
  )
  expect(dialog.getByLabelText(/^Address/)).toHaveFocus()
  answer = { __typename: 'CreateWebhookSuccess', secret: 'whsec_abc' }
  await user.keyboard('{Enter}')
  const shown = within(await screen.findByRole('dialog', { name: 'Webhook added' }))
  expect(shown.getByLabelText('Secret')).toHaveValue('whsec_abc')
  expect(graph.asked('WebhookDialogCreateMutation').at(-1)).toEqual({
    input: {
      organizationId: btoa('Organization:one'),
      name: 'Dispatch',
      url: 'https://10.0.0.1/',
      events: ['NOTE_ADDED'],
    },
  })
  await user.click(shown.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(add).toHaveFocus())
  expect(screen.queryByDisplayValue('whsec_abc')).toBeNull()
})

test('say what their filter goes by, and are rid of it', async () => {
  const filter = { actionClass: { eq: 2 }, group: { eq: 'Group:1' } }
  const { user, graph } = open([webhook({ filter })], {
    Mutation: { updateWebhook: { __typename: 'UpdateWebhookSuccess', webhook: webhook() } },
  })
  await user.click((await section()).getByRole('button', { name: 'Actions for Maintenance system' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Maintenance system' }))
  expect(dialog.getByText(/^Filtered by action class, group/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Clear filter' }))
  expect(dialog.getByText('All records after you save.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(graph.asked('WebhookDialogUpdateMutation')).toMatchObject([{ input: { filter: null } }]))
})

test('are turned off, given another secret and deleted by their menu, from the version that was seen', async () => {
  const { user, graph } = open([webhook()], {
    Mutation: {
      pauseWebhook: { __typename: 'PauseWebhookSuccess', webhook: webhook({ isActive: false, version: 5 }) },
      rotateWebhookSecret: { __typename: 'RotateWebhookSecretSuccess', secret: 'whsec_new', webhook: webhook() },
      deleteWebhook: { __typename: 'ConflictError', message: 'The webhook was changed by someone else.' },
    },
  })
  const pick = async (item: string) => {
    await user.click((await section()).getByRole('button', { name: 'Actions for Maintenance system' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  await pick('Turn off')
  await waitFor(() => expect(graph.asked('useTurnOffMutation')).toEqual([{ input: { id: 'Webhook:1', version: 4 } }]))
  await pick('Rotate secret')
  await user.click(await screen.findByRole('button', { name: 'Rotate secret' }))
  expect(await screen.findByLabelText('Secret')).toHaveValue('whsec_new')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await pick('Delete')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The webhook was changed by someone else.')
})

const delivery = (number: number, more: object = {}) => ({
  __typename: 'WebhookDelivery',
  id: `WebhookDelivery:${number}`,
  type: 'action.created',
  about: `AR-${number} Brakes`,
  happenedAt: '2026-01-15T11:00:00.000Z',
  idHeader: `uuid-${number}`,
  state: 'DELIVERED',
  nextAt: null,
  body: '{"type":"action.created"}',
  tries: [],
  lastTry: { number: 1, status: 204, durationMs: 31, error: null, answer: '' },
  ...more,
})

test('have a log, narrowed in the address, whose details open, tell each try and send it once more', async () => {
  const tries = [
    {
      number: 1,
      at: '2026-01-15T11:00:01.000Z',
      status: 500,
      durationMs: 7,
      error: 'It was answered with 500.',
      answer: 'oops',
    },
  ]
  const failed = delivery(2, { state: 'FAILED', lastTry: tries[0], tries })
  const asked: object[] = []
  const nodes: Record<string, object> = {
    'Webhook:1': webhook({
      health: { ...health, failed: 1 },
      deliveries: (args: { filter: { state?: object } }) => {
        asked.push(args)
        return {
          edges: (args.filter.state ? [failed] : [delivery(3), failed]).map((node) => ({ node, cursor: node.id })),
          pageInfo: { hasNextPage: false, hasPreviousPage: false },
        }
      },
    }),
    'WebhookDelivery:2': failed,
  }
  const { user, at, graph } = open([webhook({ health: { ...health, failed: 1 } })], {
    path: '/orgOverview/one/integrations?webhook=Webhook:1',
    Query: { node: ({ id }: { id: string }) => nodes[id] },
    Mutation: {
      redeliverWebhookDelivery: { __typename: 'RedeliverWebhookDeliverySuccess', delivery: failed },
      redeliverFailedWebhookDeliveries: {
        __typename: 'RedeliverFailedWebhookDeliveriesSuccess',
        count: 1,
        webhook: webhook(),
      },
    },
  })
  const log = within(await screen.findByRole('dialog', { name: 'Deliveries of Maintenance system' }))
  expect((await log.findAllByRole('row')).slice(1).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/action\.createdAR-3 Brakes15 Jan 2026, .*Delivered204 in 31 ms1Details$/),
    expect.stringMatching(/AR-2 Brakes.*FailedIt was answered with 500\.1Details$/),
  ])
  await user.click(log.getByRole('link', { name: 'Failed' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { state: { eq: 'FAILED' } } }))
  expect(at()).toBe('/orgOverview/one/integrations?webhook=Webhook%3A1&deliveries=failed')
  await user.click(await log.findByRole('button', { name: 'Details of action.created, AR-2 Brakes' }))
  const details = within(await screen.findByRole('dialog', { name: 'Delivery' }))
  expect(await details.findByRole('region', { name: 'Payload' })).toHaveTextContent('{ "type": "action.created" }')
  expect(details.getByRole('listitem')).toHaveTextContent(/500 · 7 msIt was answered with 500\.oops/)
  await user.click(details.getByRole('button', { name: 'Resend' }))
  await waitFor(() => expect(graph.asked('DeliveryDialogMutation')).toEqual([{ input: { id: 'WebhookDelivery:2' } }]))
  await user.click(details.getByRole('button', { name: 'Back to log' }))
  await user.click(await log.findByRole('button', { name: 'Resend all failed (1)' }))
  await waitFor(() => expect(graph.asked('LogActionsMutation')).toEqual([{ input: { id: 'Webhook:1' } }]))
  await user.click(log.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(at()).toBe('/orgOverview/one/integrations'))
})

test('say why where none can be added', async () => {
  const reason = 'This organization is archived; nothing happens in it.'
  renderRoute('/orgOverview/one/integrations', {
    resolvers: {
      Query: { organization: organization([], { can: { administer: may, addWebhook: { allowed: false, reason } } }) },
    },
  })
  const found = await section()
  found.getByText(reason)
  found.getByText(/No webhooks\./)
  expect(found.queryByRole('button')).toBeNull()
})
