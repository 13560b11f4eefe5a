/** A stand-in picture: the gallery shows components, the real art has a gallery of its own. */
export const sampleArt = `<svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" xmlns="http://www.w3.org/2000/svg"><rect width="400" height="300" fill="#f0b07a"/><circle cx="270" cy="130" r="70" fill="#ffd58a"/><path d="M0 230q100-60 200 0t200-20v90H0z" fill="#74844a"/><path d="M0 260q130-40 400 0v40H0z" fill="#3f4a26"/></svg>`;

export const sampleVignette = `<svg viewBox="0 0 148 148" xmlns="http://www.w3.org/2000/svg"><path d="M24 140V60a50 50 0 0 1 100 0v80z" fill="#3f2134"/><path d="M52 140V70a22 22 0 0 1 44 0v70z" fill="#ffd58a"/></svg>`;
