import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setToastTime, toastTime } from '../../kernel/shell/toastTime.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

afterEach(() => setToastTime(5_000))

const setting = (kind: string, name: string, more: object = {}) => ({
  kind,
  name,
  about: `${name}.`,
  inProduct: true,
  byMail: false,
  isMailedAnyway: false,
  ...more,
})
const settings = (mail = true) => ({
  resolvers: {
    Query: {
      mailIsSetUp: mail,
      viewer: {
        capabilities: [],
        user: {
          id: 'User:jane',
          name: 'Jane Roe',
          email: 'jane@example.com',
          memberships: [],
          unreadNotifications: 0,
          settings: { version: 3, theme: 'SYSTEM', toastMs: 5000 },
          notificationSettings: {
            version: 7,
            kinds: [
              setting('NOTE', 'Notes'),
              setting('LATE', 'Late'),
              setting('APPOINTMENT_INVITED', 'Invitations', { isMailedAnyway: true }),
            ],
          },
        },
      },
    },
    Mutation: {} as Record<string, unknown>,
  },
})

test('a theme and the time of toasts are saved as they are chosen, and hold at once', async () => {
  const asked = settings()
  asked.resolvers.Mutation.updateSettings = ({
    input: { version, toastMs },
  }: {
    input: { version: number; toastMs?: number }
  }) => ({
    __typename: 'UpdateSettingsSuccess',
    user: { id: 'User:jane', settings: { version: version + 1, theme: 'DARK', toastMs: toastMs ?? 5000 } },
  })
  const { user, graph } = renderRoute('/mysettings', asked)
  await user.click(await screen.findByRole('radio', { name: 'Dark' }))
  await waitFor(() => expect(graph.asked('LooksSectionMutation')).toEqual([{ input: { theme: 'DARK', version: 3 } }]))
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'))
  await user.selectOptions(screen.getByLabelText('Notification duration'), '10 seconds')
  await waitFor(() =>
    expect(graph.asked('LooksSectionMutation')[1]).toEqual({ input: { toastMs: 10_000, version: 4 } }),
  )
  await waitFor(() => expect(toastTime()).toBe(10_000))
})

test('what is chosen before the last choice is saved is saved after it, from the version it made', async () => {
  const asked = settings()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const saved = {
    __typename: 'UpdateSettingsSuccess',
    user: { id: 'User:jane', settings: { version: 4, theme: 'DARK', toastMs: 5000 } },
  }
  asked.resolvers.Mutation.updateSettings = () => held.then(() => saved)
  const { user, graph } = renderRoute('/mysettings', asked)
  await user.click(await screen.findByRole('radio', { name: 'Dark' }))
  await user.selectOptions(screen.getByLabelText('Notification duration'), '10 seconds')
  await waitFor(() => expect(graph.asked('LooksSectionMutation')).toHaveLength(1))
  letGo()
  await waitFor(() =>
    expect(graph.asked('LooksSectionMutation')[1]).toEqual({ input: { toastMs: 10_000, version: 4 } }),
  )
})

test('boxes that are ticked one after the other are saved in turn, each with the version of the one before', async () => {
  const asked = settings()
  asked.resolvers.Mutation.saveNotificationSettings = {
    __typename: 'SaveNotificationSettingsSuccess',
    user: {
      id: 'User:jane',
      notificationSettings: {
        version: 8,
        kinds: [setting('NOTE', 'Notes', { byMail: true }), setting('LATE', 'Late')],
      },
    },
  }
  const { user, graph } = renderRoute('/mysettings', asked)
  await user.click(await screen.findByRole('checkbox', { name: 'Notes: email' }))
  await user.click(screen.getByRole('checkbox', { name: 'Late: inbox' }))
  await waitFor(() =>
    expect(graph.asked('NotificationSettingsSectionMutation')).toEqual([
      { input: { kinds: [{ kind: 'NOTE', inProduct: true, byMail: true }], version: 7 } },
      { input: { kinds: [{ kind: 'LATE', inProduct: false, byMail: false }], version: 8 } },
    ]),
  )
  expect(screen.queryByRole('checkbox', { name: 'Invitations: email' })).toBeNull()
})

test('a conflict says what to do, and the box stands as it was', async () => {
  const asked = settings()
  asked.resolvers.Mutation.saveNotificationSettings = {
    __typename: 'ConflictError',
    code: 'CONFLICT',
    message: 'What you have set was changed by someone else.',
    differences: [],
  }
  const { user } = renderRoute('/mysettings', asked)
  await user.click(await screen.findByRole('checkbox', { name: 'Notes: email' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Reload the page')
  expect(screen.getByRole('checkbox', { name: 'Notes: email', checked: false })).toBeTruthy()
})

test('where mail is not set up it says so', async () => {
  renderRoute('/mysettings', settings(false))
  expect(await screen.findByText(/Email is not set up/)).toBeTruthy()
})

test('the home organization is chosen among several; who has one alone is not asked', async () => {
  const asked = settings()
  const { viewer } = asked.resolvers.Query as { viewer: object }
  let home = 'Organization:1'
  const root = (id: string, name: string) => ({ id, name, isHome: id === home })
  const roots = [() => root('Organization:1', 'Northway'), () => root('Organization:2', 'Harbour Freight')]
  const isOf = (count: number) => () => ({ ...viewer, rootOrganizations: roots.slice(0, count).map((one) => one()) })
  const one = { ...asked.resolvers, Query: { ...asked.resolvers.Query, viewer: isOf(1) } }
  renderRoute('/mysettings', { resolvers: one })
  expect(await screen.findByRole('heading', { name: 'Appearance' })).toBeVisible()
  expect(screen.queryByLabelText('Home organization')).toBeNull()
  cleanup()
  const chooseHomeOrganization = ({ input }: { input: { organizationId: string } }) => {
    home = input.organizationId
    return { __typename: 'ChooseHomeOrganizationSuccess', viewer: isOf(2)() }
  }
  const two = {
    Query: { ...asked.resolvers.Query, viewer: isOf(2) },
    Mutation: { chooseHomeOrganization },
  }
  const { user } = renderRoute('/mysettings', { resolvers: two })
  const field = await screen.findByLabelText('Home organization')
  expect(field).toHaveValue('Organization:1')
  await user.selectOptions(field, 'Harbour Freight')
  await waitFor(() => expect(screen.getByLabelText('Home organization')).toHaveValue('Organization:2'))
})
