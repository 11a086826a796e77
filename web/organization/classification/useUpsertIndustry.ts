import { graphql } from 'react-relay'
import type { useUpsertIndustryMutation } from '../../__generated__/useUpsertIndustryMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'

/** Adds a code to an organization, or makes it the primary one. */
export const useUpsertIndustry = () =>
  useMutation<useUpsertIndustryMutation>(graphql`
    mutation useUpsertIndustryMutation($input: UpsertClassificationsInput!) {
      result: upsertClassifications(input: $input) {
        ... on UpsertClassificationsSuccess {
          organizations {
            ...IndustryList_organization
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
