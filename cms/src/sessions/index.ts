export { hashPassword, verifyPassword } from './passwords';
export { findViewer, viewerOfUser } from './viewers';
