import { graphql } from 'react-relay'

/** What can be chosen at an organization, and in a department and group of it. */
export const spotQuery = graphql`
  query spotQuery($id: ID!, $departmentId: ID, $groupId: ID) {
    organization(id: $id) {
      timeZone
      departments(first: 1000) {
        nodes {
          id
          name
          status
          roles {
            id
          }
          groups {
            id
            name
            status
            parent {
              id
            }
          }
        }
      }
      jobRoles(first: 1000) {
        nodes {
          id
          name
          status
        }
      }
      grantableLevels(departmentId: $departmentId, groupId: $groupId)
      can {
        assign(departmentId: $departmentId, groupId: $groupId) {
          allowed
          reason
        }
      }
    }
  }
`
