// The columns that more than one kind has.
import { named, type Field } from '../fields.ts'

export const organization: Field = {
  name: 'organization',
  label: 'Organization',
  description:
    'Whose it is: the legal name, number, own number or uuid of an organization; the one that is imported for where it is empty.',
  aliases: ['Responsible_Org_Name', 'orgName', 'SAAS_Org_UUID', 'orgId', 'Organisation'],
  input: 'organizationId',
  names: 'organization',
  examples: [''],
  read: named((cell, { names }) => names.organization(cell)),
}

export const department: Field = {
  name: 'department',
  label: 'Department',
  description: 'The department, by its name or number; that of the group where it is empty.',
  aliases: ['Department_Id', 'departmentId'],
  input: 'departmentId',
  names: 'department',
  examples: ['Dispatch'],
  read: named((cell, { names }) => names.department(cell)),
}

export const group: Field = {
  name: 'group',
  label: 'Group',
  description: 'The group, by its name or number.',
  aliases: ['DeptGroup', 'DeptGroup_Id', 'deptGroupId', 'Responsible_DeptGroup', 'Department group'],
  input: 'groupId',
  names: 'group',
  examples: ['Day dispatch'],
  read: named((cell, { names, cells }) => names.group(cell, cells.get('department'))),
}

export const vehicle: Field = {
  name: 'vehicle',
  label: 'Vehicle',
  description:
    'The vehicle that it is on: the unit number or number of one in use, one of the organization before others.',
  aliases: ['Vehicle_Unit', 'Vehicle_ID', 'Unit', 'Unit number'],
  input: 'vehicleId',
  names: 'vehicle',
  examples: [''],
  read: named((cell, { names, at }) => names.vehicle(cell, at)),
}

export const location: Field = {
  name: 'location',
  label: 'Location',
  description: 'Where it is done: the name or number of a location, one of the organization before others.',
  aliases: ['Org_Location_id', 'Place'],
  input: 'locationId',
  names: 'location',
  examples: [''],
  read: named((cell, { names, at }) => names.location(cell, at)),
}
