export { isValidEmail, isValidPhone } from './contact-details'
export { organisationDomain } from './mail-domain'
export { passwordProblems } from './password-problems'
