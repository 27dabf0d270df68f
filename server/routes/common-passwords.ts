/** Passwords with a letter and a digit that everybody tries first, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password1 password12 password123 password1234 password12345 password123456 password2 password01 passw0rd passw0rd1 p4ssw0rd p4ssword
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyuiop1 1qaz2wsx 1qaz2wsx3edc qazwsx123 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 asdf1234 asdfgh123 zxcvbnm1
  abc12345 abcd1234 abcde12345 abc123abc abc123456 abcdef123 abcd12345 1234abcd 123456ab 12345abc 123abc123 a1234567 a12345678 a123456789 aa123456 aa12345678 a1b2c3d4 a1b2c3d4e5 1a2b3c4d 123456789a 12345678a 1234567a 123456qwe 123qwe123 qwe12345 123qweasd 12qwaszx
  admin123 admin1234 admin12345 admin2024 admin2025 admin2026 administrator1 root1234 user1234 test1234 test12345 testtest1 guest123 guest1234 changeme1 changeme123 default1 temp1234 demo1234 login123 secret123
  welcome1 welcome12 welcome123 welcome1234 welcome2024 welcome2025 welcome2026 letmein1 letmein123 iloveyou1 iloveyou2 iloveyou12 iloveyou123 sunshine1 princess1 princess123 football1 football123 baseball1 basketball1
  monkey123 dragon123 superman1 batman123 spiderman1 michael1 michael123 charlie1 jordan23 jessica1 ashley123 master123 shadow123 freedom1 whatever1 trustno1 starwars1 pokemon1 pokemon123 computer1 internet1 samsung1 samsung123 google123 liverpool1 chelsea1 arsenal1
  summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025 autumn2026 january1 february1 monday123 company1 company123 business1 security1 hello123 hello1234 blink182`.split(
    /\s+/,
  ),
)
