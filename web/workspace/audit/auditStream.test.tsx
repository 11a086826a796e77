// The audit log is sent on: who sets it, what is said of how it goes, and what is shown once.
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const set = {
  kind: 'WEBHOOK',
  url: 'https://siem.test/audit',
  certificate: null,
  isOn: true,
  version: 3,
  since: '2026-01-01T08:30:00.000Z',
  lastSentAt: '2026-01-15T08:30:00.000Z',
  sentCount: 1234,
  waitingCount: 0,
  isWaitingCountExact: true,
  leftOutCount: 0,
  failingSince: null as string | null,
  trouble: null as string | null,
  nextAttemptAt: null as string | null,
  oldSecretUntil: null,
}
const failing = {
  ...set,
  waitingCount: 10_000,
  isWaitingCountExact: false,
  leftOutCount: 5,
  failingSince: '2026-01-14T08:30:00.000Z',
  trouble: 'It was answered with 503 Service Unavailable.',
  nextAttemptAt: '2026-01-15T08:45:00.000Z',
}

const shown = (auditStream: object | null, isAllowed = true, mutation: Record<string, unknown> = {}) =>
  renderRoute('/orgOverview/one/audit', {
    resolvers: {
      Query: {
        organization: {
          id: 'Organization:one',
          timeZone: 'UTC',
          can: { readAudit: { allowed: true, reason: null }, sendAudit: { allowed: isAllowed } },
          auditSeals: { seals: 1, sealedUntil: '2026-01-15T08:30:00.000Z' },
          auditStream,
        },
      },
      Mutation: mutation,
    },
  })

async function opened(...what: Parameters<typeof shown>) {
  const route = shown(...what)
  await route.user.click(await screen.findByRole('button', { name: 'Send the log…' }))
  return { ...route, dialog: within(await screen.findByRole('dialog', { name: 'Send the audit log' })) }
}

const facts = (dialog: Pick<typeof screen, 'queryAllByRole'>) =>
  Object.fromEntries(
    dialog
      .queryAllByRole('term')
      .map((term) => [term.textContent, within(term.parentElement!).getByRole('definition').textContent]),
  )

test('is not offered to who may not set it', async () => {
  shown(set, false)
  await screen.findByRole('button', { name: 'Check seals…' })
  expect(screen.queryByRole('button', { name: 'Send the log…' })).toBeNull()
})

describe('the window', () => {
  test('sets it, and shows the secret once', async () => {
    const answer = { secret: 'whsec_abc' }
    const { dialog, user, graph } = await opened(null, true, {
      setAuditStream: { __typename: 'SetAuditStreamSuccess', ...answer },
    })
    expect(facts(dialog)).toEqual({})
    expect(dialog.queryByRole('button', { name: 'Try it' })).toBeNull()
    await user.type(dialog.getByLabelText(/^Address/), 'https://siem.test/in')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByLabelText('Secret')).toHaveValue('whsec_abc')
    expect(graph.asked('AuditStreamDialogMutation')).toEqual([
      {
        input: {
          organizationId: 'Organization:one',
          version: 0,
          kind: 'WEBHOOK',
          url: 'https://siem.test/in',
          isOn: true,
        },
      },
    ])
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('sends the certificate with syslog alone, and says what is wrong with it', async () => {
    const wrong = { path: 'input.certificate', message: 'Paste certificates as PEM.' }
    const { dialog, user, graph } = await opened(set, true, {
      setAuditStream: { __typename: 'ValidationError', message: 'x', fields: [wrong] },
    })
    expect(dialog.queryByLabelText('Certificate authority')).toBeNull()
    await user.click(dialog.getByRole('radio', { name: 'Syslog' }))
    await user.type(dialog.getByLabelText('Certificate authority'), 'abc')
    await user.click(dialog.getByRole('checkbox', { name: 'Send new entries' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Paste certificates as PEM.')).toBeVisible()
    expect(dialog.getByLabelText('Certificate authority')).toHaveAttribute('aria-invalid', 'true')
    expect(graph.asked('AuditStreamDialogMutation')).toMatchObject([
      { input: { version: 3, kind: 'SYSLOG', url: set.url, certificate: 'abc', isOn: false } },
    ])
  })

  test('says how it goes', async () => {
    const { dialog } = await opened(set)
    await dialog.findByText('1,234')
    expect(facts(dialog)).toMatchObject({ State: 'On', 'Entries sent': '1,234', 'Entries waiting': '0' })
    expect(facts(dialog)).not.toHaveProperty('Failing since')
    expect(dialog.queryByText('Sending fails')).toBeNull()
  })

  test('says since when it fails, and why', async () => {
    const { dialog } = await opened(failing)
    expect(screen.getByText('Sending fails')).toBeVisible()
    expect(await dialog.findByText(failing.trouble)).toBeVisible()
    expect(facts(dialog)).toMatchObject({
      State: 'Failing',
      'Entries waiting': 'more than 10,000',
      'Entries left out': '5',
      'Failing since': expect.stringContaining('14 Jan') as string,
      'Next attempt': expect.stringMatching(/08:45/) as string,
    })
  })

  test('tries what is saved, and shows the answer', async () => {
    const answers = [
      { isDelivered: true, durationMs: 120, trouble: null },
      { isDelivered: false, durationMs: 30, trouble: 'The server refused the connection.' },
    ]
    const { dialog, user, graph } = await opened(set, true, {
      testAuditStream: () => ({ __typename: 'TestAuditStreamSuccess', ...answers.shift() }),
    })
    const button = dialog.getByRole('button', { name: 'Try it' })
    await user.click(button)
    expect(await dialog.findByText('A test entry was delivered in 120 ms.')).toBeVisible()
    await user.click(button)
    expect(await dialog.findByText('Not delivered. The server refused the connection.')).toBeVisible()
    await user.type(dialog.getByLabelText(/^Address/), '/2')
    expect(dialog.getByText('Save before you try it.')).toBeVisible()
    await user.click(button)
    expect(graph.asked('StreamActsMutation')).toHaveLength(2)
  })

  test('gives another secret', async () => {
    const { dialog, user, graph } = await opened(set, true, {
      rotateAuditStreamSecret: { __typename: 'RotateAuditStreamSecretSuccess', secret: 'whsec_new' },
    })
    await user.click(dialog.getByRole('button', { name: 'New secret…' }))
    await user.click(await screen.findByRole('button', { name: 'Create secret' }))
    expect(await screen.findByLabelText('Secret')).toHaveValue('whsec_new')
    expect(graph.asked('NewStreamSecretDialogMutation')).toEqual([
      { input: { organizationId: 'Organization:one', version: 3 } },
    ])
  })

  test('removes it', async () => {
    const { dialog, user, graph } = await opened({ ...set, kind: 'SYSLOG', url: 'syslog+tls://siem.test:6514' }, true, {
      deleteAuditStream: { __typename: 'DeleteAuditStreamSuccess' },
    })
    expect(dialog.queryByRole('button', { name: 'New secret…' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Remove…' }))
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('The audit log is no longer sent')).toBeVisible()
    expect(graph.asked('RemoveStreamDialogMutation')).toEqual([
      { input: { organizationId: 'Organization:one', version: 3 } },
    ])
  })
})
