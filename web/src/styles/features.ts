// The styles of all features and of maps are in the first sheet: one that comes later has Chromium style every element
// again, in the middle of what somebody pressed. After app.css, which names the layers.
import.meta.glob(['../features/**/*.css', '../map/**/*.css'], { eager: true });
