/** A role on the whole country. */
export const onNoPlace = 'num_nonnulls(unit_id, department_id, municipality_id, county_id) = 0'

/** Every place on which somebody holds a role of any kind, once; kept by triggers (migrations/0039-user-places.sql). */
export const heldPlacesSql =
  'SELECT user_id, unit_id, department_id, municipality_id, county_id, lies_within FROM user_place'

/** Those of the places that lie in no other place of the same person: where each of them is counted. */
export const widestPlacesSql = `${heldPlacesSql} WHERE NOT lies_within`
