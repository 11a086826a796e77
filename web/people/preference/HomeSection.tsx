import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { HomeSection_viewer$key } from '../../__generated__/HomeSection_viewer.graphql.ts'
import type { HomeSectionMutation } from '../../__generated__/HomeSectionMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { SelectField } from '../../kernel/ui/Field.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import * as t from './__generated__/messages.ts'

/** Which of several organizations is home; nothing where there is one alone. What is chosen is saved. */
export function HomeSection({ viewer }: { viewer: HomeSection_viewer$key }) {
  const { rootOrganizations } = useFragment(
    graphql`
      fragment HomeSection_viewer on Viewer {
        rootOrganizations {
          id
          name
          isHome
        }
      }
    `,
    viewer,
  )
  const [save, isSaving] = useMutation<HomeSectionMutation>(graphql`
    mutation HomeSectionMutation($input: ChooseHomeOrganizationInput!) {
      result: chooseHomeOrganization(input: $input) {
        ... on ChooseHomeOrganizationSuccess {
          viewer {
            user {
              memberships {
                __typename
              }
            }
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<string>()
  if (rootOrganizations.length < 2) return null
  async function choose(organizationId: string) {
    const { done, problems } = await save({ organizationId })
    setProblem(problems && Object.values(problems).join(' '))
    if (!done) return
    announce(t.saved)
    await revalidate()
  }
  return (
    <Section title={t.home}>
      <Box sx={{ display: 'grid', gap: 4, p: 3, maxWidth: 400 }}>
        {problem ? <Notice role="alert">{problem}</Notice> : null}
        <SelectField
          label={t.homeOrganization}
          help={t.yourCalendarPlannerAndQuickLaunch}
          value={rootOrganizations.find(({ isHome }) => isHome)?.id}
          disabled={isSaving}
          onChange={(event) => void choose(event.target.value)}
        >
          {rootOrganizations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </Box>
    </Section>
  )
}
