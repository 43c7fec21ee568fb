import type { Labels } from 'yet-another-react-lightbox';

/** Labels of the viewer's buttons and parts. */
export const imageViewerLabels: Labels = {
  Previous: 'Предыдущее изображение',
  Next: 'Следующее изображение',
  Close: 'Закрыть',
  'Zoom in': 'Увеличить',
  'Zoom out': 'Уменьшить',
  Lightbox: 'Просмотр изображений',
  'Photo gallery': 'Изображения',
  Carousel: 'карусель',
  Slide: 'изображение',
  '{index} of {total}': '{index} из {total}',
};
