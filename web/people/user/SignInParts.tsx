import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { SignInParts_user$key } from '../../__generated__/SignInParts_user.graphql.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { FactorTag } from './FactorTag.tsx'
import { ResetFactorPart } from './ResetFactorPart.tsx'
import { ResetLinkButton } from './ResetLinkButton.tsx'
import { VerifyEmailButton } from './VerifyEmailButton.tsx'
import * as t from './__generated__/messages.ts'

/** How a person signs in, and how an Admin helps them to. */
export function SignInParts({ user: key }: { user: SignInParts_user$key }) {
  const user = useFragment(
    graphql`
      fragment SignInParts_user on User {
        email
        isEmailVerified
        can {
          verifyEmail {
            allowed
            reason
          }
          reset {
            allowed
            reason
          }
        }
        ...VerifyEmailButton_user
        ...ResetLinkButton_user
        ...ResetFactorPart_user
        ...FactorTag_user
      }
    `,
    key,
  )
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography color="textSecondary">
          {user.email} <Tag>{user.isEmailVerified ? t.verified : t.notVerified}</Tag> <FactorTag user={user} />
        </Typography>
        {user.isEmailVerified ? null : (
          <>
            <VerifyEmailButton user={user} />
            <Why permission={user.can.verifyEmail} />
          </>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography>{t.forgotThePasswordALinkLets}</Typography>
        <ResetLinkButton user={user} />
        <Why permission={user.can.reset} />
      </Box>
      <ResetFactorPart user={user} />
    </>
  )
}
