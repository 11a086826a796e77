import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WhoSection_user$key } from '../../__generated__/WhoSection_user.graphql.ts'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Section } from '../../kernel/ui/Section.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { ServiceAccountTag } from '../user/ServiceAccountTag.tsx'
import * as t from './__generated__/messages.ts'

interface WhoSectionProps {
  user: WhoSection_user$key
  actions?: ReactNode
  /** What is beside an address that is not verified. */
  toVerify?: ReactNode
}

/** Who somebody is, and where they belong as what. */
export function WhoSection({ user: key, actions, toVerify }: WhoSectionProps) {
  const { name, email, isEmailVerified, isServiceAccount, username, memberships } = useFragment(
    graphql`
      fragment WhoSection_user on User {
        name
        email
        isEmailVerified
        isServiceAccount
        username
        memberships {
          accessLevelName
          organization {
            name
            rootName
          }
          department {
            name
          }
          group {
            name
          }
          jobRole {
            name
          }
        }
      }
    `,
    key,
  )
  const address = (
    <>
      {email} <Tag>{isEmailVerified ? t.verified : t.notVerified}</Tag>
      {isEmailVerified ? null : toVerify}
    </>
  )
  const places = memberships.map(
    ({ organization, department, group, jobRole, accessLevelName }) =>
      [
        inRoot(organization),
        [jobRole.name, department?.name, group?.name, accessLevelName].filter(Boolean).join(' · '),
      ] as const,
  )
  const tag = <ServiceAccountTag />
  const signIn: readonly (readonly [string, ReactNode])[] = isServiceAccount
    ? [[t.account, tag]]
    : [
        [t.email, address],
        [t.username, username],
      ]
  return (
    <Section title={name} about={t.anAdminChangesWhereSomebodyBelongs} actions={actions}>
      <Box sx={{ p: 3 }}>
        <Facts facts={[...signIn, ...places]} />
      </Box>
    </Section>
  )
}
