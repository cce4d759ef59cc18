// The system's fonts: the site loads nothing but its own files, and few of them.
import Theme from 'vitepress/theme-without-fonts';
import './style.css';

export default Theme;
