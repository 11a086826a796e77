// The columns that more than one kind has.
import { named, type Field } from '../fields.ts'
import * as m from './__generated__/messages.ts'

export const organization: Field = {
  name: 'organization',
  label: m.organization,
  description: m.aboutOrganization,
  aliases: ['Responsible_Org_Name', 'orgName', 'SAAS_Org_UUID', 'orgId', 'Organisation'],
  input: 'organizationId',
  names: 'organization',
  examples: [''],
  read: named((cell, { names }) => names.organization(cell)),
}

export const department: Field = {
  name: 'department',
  label: m.department,
  description: m.aboutDepartment,
  aliases: ['Department_Id', 'departmentId'],
  input: 'departmentId',
  names: 'department',
  examples: ['Dispatch'],
  read: named((cell, { names }) => names.department(cell)),
}

export const group: Field = {
  name: 'group',
  label: m.group,
  description: m.aboutGroup,
  aliases: ['DeptGroup', 'DeptGroup_Id', 'deptGroupId', 'Responsible_DeptGroup', 'Department group'],
  input: 'groupId',
  names: 'group',
  examples: ['Day dispatch'],
  read: named((cell, { names, cells }) => names.group(cell, cells.get('department'))),
}

export const vehicle: Field = {
  name: 'vehicle',
  label: m.vehicle,
  description: m.aboutVehicle,
  aliases: ['Vehicle_Unit', 'Vehicle_ID', 'Unit', 'Unit number'],
  input: 'vehicleId',
  names: 'vehicle',
  examples: [''],
  read: named((cell, { names, at }) => names.vehicle(cell, at)),
}

export const location: Field = {
  name: 'location',
  label: m.location,
  description: m.aboutLocation,
  aliases: ['Org_Location_id', 'Place'],
  input: 'locationId',
  names: 'location',
  examples: [''],
  read: named((cell, { names, at }) => names.location(cell, at)),
}
