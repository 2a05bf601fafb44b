export { isValidEmail, isValidPhone } from './contact-details'
export { passwordProblems } from './password-problems'
