import { graphql } from 'react-relay'

/** What can be chosen at an organization, and in a department and group of it. */
export const spotQuery = graphql`
  query spotQuery($id: ID!, $departmentId: ID, $groupId: ID) {
    organization(id: $id) {
      timeZone
      departmentsOfTree {
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
      jobRolesOfTree {
        id
        name
        status
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
