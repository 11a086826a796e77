// Leaving a form whose text nothing keeps asks first; one whose text is kept as a draft, it never does.
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { Providers } from '../../app/Providers.tsx'
import { storeSignIn } from '../auth/tokens.ts'
import { newIn, useDraft, useDraftState } from '../draft/useDraft.ts'
import { makeEnvironment } from '../relay/environment.ts'
import { Field } from '../ui/Field.tsx'
import { FormDialog } from '../ui/FormDialog.tsx'
import { useForm } from '../ui/useForm.ts'
import { LeaveGuard } from './LeaveGuard.tsx'

const asked = () => screen.findByRole('alertdialog', { name: 'Discard changes?' })
const notAsked = () => expect(screen.queryByRole('alertdialog')).toBeNull()

/** Whether the browser would ask before the page is loaded anew. */
function asksBrowser() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

let refused = false

function Window({ isKept }: { isKept: boolean }) {
  const navigate = useNavigate()
  const draft = useDraft('sample', newIn(null))
  const [kept, setKept] = useDraftState(draft, 'title', '')
  const [typed, setTyped] = useState('')
  const [problems, setProblems] = useState({})
  const [value, set] = isKept ? [kept, setKept] : [typed, setTyped]
  const close = () => void navigate('/home')
  return (
    <FormDialog
      title="Sample"
      submit="Save"
      draft={isKept ? draft : undefined}
      problems={problems}
      onSubmit={() => (refused ? setProblems({ title: 'Say it otherwise.' }) : close())}
      onClose={close}
    >
      <Field label="Title" autoFocus value={value} onChange={({ target }) => set(target.value)} />
    </FormDialog>
  )
}

function Screen() {
  const form = useForm({})
  return (
    <form ref={form}>
      <Field label="Title" />
      <Link to="/home">Board</Link>
    </form>
  )
}

const page = (element: React.ReactNode) => (
  <>
    {element}
    <LeaveGuard />
  </>
)

async function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/home', element: page(null) },
      { path: '/tasks', element: page(null) },
      { path: '/window', element: page(<Window isKept={false} />) },
      { path: '/kept', element: page(<Window isKept />) },
      { path: '/screen', element: page(<Screen />) },
    ],
    { initialEntries: ['/home', path], initialIndex: 1 },
  )
  render(
    <Providers environment={makeEnvironment()}>
      <RouterProvider router={router} />
    </Providers>,
  )
  const at = () => router.state.location.pathname + router.state.location.search
  return { user: userEvent.setup(), router, at, title: await screen.findByLabelText('Title') }
}

const choose = async (user: ReturnType<typeof userEvent.setup>, name: 'Keep editing' | 'Discard') =>
  user.click(within(await asked()).getByRole('button', { name }))

beforeEach(() => {
  refused = false
  storeSignIn({ accessToken: 'access', refreshToken: 'refresh', userUuid: 'jane', userId: 1 })
})

describe('a small form with something typed', () => {
  let shown: Awaited<ReturnType<typeof open>>

  beforeEach(async () => {
    shown = await open('/window')
    await shown.user.type(shown.title, 'Mend the gate')
  })

  test('asks on Escape: what was typed stays, or is given up', async () => {
    const { user, title, at } = shown
    await user.keyboard('{Escape}')
    await choose(user, 'Keep editing')
    await waitFor(notAsked)
    expect(title).toHaveValue('Mend the gate')
    await user.click(title)
    await user.keyboard('{Escape}')
    await choose(user, 'Discard')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(at()).toBe('/home')
  })

  test('asks on the way back', async () => {
    const { user, router, title, at } = shown
    await router.navigate(-1)
    await choose(user, 'Keep editing')
    await waitFor(notAsked)
    expect(title).toHaveValue('Mend the gate')
    expect(at()).toBe('/window')
    await router.navigate(-1)
    await choose(user, 'Discard')
    await waitFor(() => expect(at()).toBe('/home'))
  })

  test('asks on the way to another screen', async () => {
    const { user, router, at } = shown
    await router.navigate('/tasks')
    await choose(user, 'Discard')
    await waitFor(() => expect(at()).toBe('/tasks'))
  })

  test('asks before the page is loaded anew', () => {
    expect(asksBrowser()).toBe(true)
  })

  test('does not ask where it is cancelled, nor where what was typed is taken back', async () => {
    const { user, title } = shown
    await user.clear(title)
    expect(asksBrowser()).toBe(false)
    await user.type(title, 'Again')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    notAsked()
  })

  test('is closed without a question where it was saved, and asks again where it was refused', async () => {
    const { user, at } = shown
    refused = true
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.keyboard('{Escape}')
    await choose(user, 'Keep editing')
    await waitFor(notAsked)
    refused = false
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(at()).toBe('/home'))
    notAsked()
  })
})

test('what was pasted at once is not lost either', async () => {
  const { user, title } = await open('/window')
  await user.click(title)
  await user.paste('Mend the gate')
  await user.keyboard('{Escape}')
  await asked()
})

test('an untouched form never asks', async () => {
  const { user } = await open('/window')
  expect(asksBrowser()).toBe(false)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  notAsked()
})

test('a form that keeps a draft never asks, unless this browser does not keep it', async () => {
  const { user, title, router, at } = await open('/kept')
  await user.type(title, 'Mend the gate')
  expect(asksBrowser()).toBe(false)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(at()).toBe('/home'))
  notAsked()
  await router.navigate('/kept')
  const again = await screen.findByLabelText('Title')
  expect(again).toHaveValue('Mend the gate')
  await user.click(again)
  await user.paste('x'.repeat(250_000))
  expect(asksBrowser()).toBe(true)
  await user.keyboard('{Escape}')
  await choose(user, 'Discard')
  await waitFor(() => expect(at()).toBe('/home'))
})

test('a form that is a screen asks when it is left, not when its own address changes', async () => {
  const { user, router, title, at } = await open('/screen')
  await user.type(title, 'Gate')
  await router.navigate(`${at()}?panel=1`)
  notAsked()
  await user.click(screen.getByRole('link', { name: 'Board' }))
  await choose(user, 'Keep editing')
  await waitFor(notAsked)
  expect(screen.getByLabelText('Title')).toHaveValue('Gate')
})
