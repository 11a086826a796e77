import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../../testing/boardStub.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const message = 'Your sign-in is older than 10 minutes: confirm that it is you.'

/** The settings of somebody who makes a token; their sign-in is too old until they have confirmed. */
function visit({ isSetUp = false, confirmIdentity }: { isSetUp?: boolean; confirmIdentity?: () => object } = {}) {
  let isConfirmed = false
  const confirm = () => {
    isConfirmed = true
    return { __typename: 'ConfirmIdentitySuccess' }
  }
  const secondFactor = { isSetUp }
  const user = {
    id: 'User:jane',
    secondFactor,
    settings: { version: 1, theme: 'SYSTEM', toastMs: 5000 },
    notificationSettings: { version: 1, kinds: [] },
  }
  return renderRoute('/mysettings', {
    resolvers: {
      Query: { board: boardOf({}), viewer: { accessTokens: { nodes: [] }, user } },
      Mutation: {
        createAccessToken: () =>
          isConfirmed
            ? { __typename: 'CreateAccessTokenSuccess', secret: 'ogp_secret' }
            : { __typename: 'StepUpError', code: 'STEP_UP', message },
        confirmIdentity: confirmIdentity ?? confirm,
      },
    },
  })
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))

async function makeToken({ user }: ReturnType<typeof visit>) {
  await user.click(await screen.findByRole('button', { name: 'Create token' }))
  await user.type(await screen.findByLabelText(/^Name/), 'Gateway{Enter}')
}

describe('what takes a recent proof', () => {
  test('asks for the password, and is done as soon as that is good', async () => {
    const page = visit()
    await makeToken(page)
    const asked = await dialog()
    expect(asked.getByText(message)).toBeVisible()
    await page.user.type(asked.getByLabelText(/Your password/), 'good one{Enter}')
    expect(await screen.findByLabelText('Secret')).toHaveValue('ogp_secret')
    expect(page.graph.asked('StepUpDialogMutation')).toEqual([{ input: { password: 'good one', code: null } }])
    const [first, second] = page.graph.asked('CreateTokenDialogMutation')
    expect(second).toEqual(first)
  })

  test('asks who has a second factor for a code, too', async () => {
    const page = visit({ isSetUp: true })
    await makeToken(page)
    const asked = await dialog()
    await page.user.type(await asked.findByLabelText(/Code/), '123456')
    await page.user.type(asked.getByLabelText(/Your password/), 'good one{Enter}')
    await screen.findByLabelText('Secret')
    expect(page.graph.asked('StepUpDialogMutation')).toEqual([{ input: { password: 'good one', code: '123456' } }])
  })

  test('says at its field what was wrong, and asks for a code that was not known of', async () => {
    const fields = [{ path: 'input.code', message: 'Enter a code.' }]
    const page = visit({
      confirmIdentity: () => ({ __typename: 'ValidationError', code: 'VALIDATION', message: 'x', fields }),
    })
    await makeToken(page)
    const asked = await dialog()
    expect(asked.queryByLabelText(/Code/)).toBeNull()
    await page.user.type(asked.getByLabelText(/Your password/), 'good one{Enter}')
    expect(await asked.findByLabelText(/Code/)).toHaveAccessibleDescription(/Enter a code/)
  })

  test('is not done where one does not confirm; what one has typed stays', async () => {
    const page = visit()
    await makeToken(page)
    await dialog()
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).toBeNull())
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Gateway')
    expect(page.graph.asked('CreateTokenDialogMutation')).toHaveLength(1)
  })
})
