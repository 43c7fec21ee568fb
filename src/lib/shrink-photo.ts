/** Smaller files are sent unchanged. */
const LARGE_BYTES = 2 * 1024 * 1024;
const MAX_SIDE = 2560;
const QUALITY = 0.85;

/** Whether the file is HEIC, which the server can't read but some browsers can convert. */
function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

async function draw(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return null;
    // JPEG has no transparency: without this, transparent parts would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } finally {
    bitmap.close();
  }
}

/** A large photo, reduced for the upload if the browser can; otherwise the file itself. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size <= LARGE_BYTES && !isHeic(file)) return file;
  const drawn = await draw(file).catch(() => null);
  return drawn && (drawn.size < file.size || isHeic(file)) ? drawn : file;
}
